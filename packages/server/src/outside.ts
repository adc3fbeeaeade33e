import { readCaptcha } from './modules/captcha/config.ts';
import { readProviders } from './modules/providers/config.ts';
import type { BackendOptions } from './settings.ts';

/**
 * Reads who helps from outside: identity providers (`OAUTH_*`) and the captcha (`CAPTCHA_*`). Where no provider is
 * configured a demo has pretend ones.
 * @throws StartError that names the bad variable
 */
export function readOutside(
  env: Readonly<Record<string, string | undefined>>,
): Required<Pick<BackendOptions, 'oauth' | 'captcha'>> {
  const providers = readProviders(env);
  return { oauth: providers.length > 0 ? providers : 'stand-in', captcha: readCaptcha(env) };
}
