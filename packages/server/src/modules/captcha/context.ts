import type { RecaptchaContext } from '@hoster/contract';
import type { CaptchaSettings } from './config.ts';
import { challengePath } from './proof-of-work.ts';

/** What a page needs for the captcha; a null key means none. */
export function captchaContext(captcha: CaptchaSettings | null): RecaptchaContext {
  if (captcha === null) return { public_key: null, provider: 'recaptcha', forms: [] };
  const { kind, forms } = captcha;
  return { public_key: kind === 'pow' ? challengePath : captcha.siteKey, provider: kind, forms: [...forms] };
}
