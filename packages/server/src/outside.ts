import { readBtcpay } from './modules/btcpay/config.ts';
import { readCaptcha } from './modules/captcha/config.ts';
import { readChat } from './modules/chat/config.ts';
import { readTerms } from './modules/life/terms.ts';
import { readProviders } from './modules/providers/config.ts';
import { readStripe } from './modules/stripe/config.ts';
import { readTransfer } from './modules/transfer/config.ts';
import type { BackendOptions } from './settings.ts';
import { StartError } from './start-error.ts';
import { z } from 'zod';

/**
 * Reads what concerns the backend alone: identity providers (`OAUTH_*`), the captcha (`CAPTCHA_*`), the live chat (`CHAT_*`), the terms of renewals
 * (`RENEWAL_*`), payments (`STRIPE_*`, `BTCPAY_*`, `TRANSFER_*`), `SUPPORT_EMAIL` and `VIES_URL`. Where no provider is configured a demo has pretend ones.
 * @throws StartError that names the bad variable
 */
export function readOutside(
  env: Readonly<Record<string, string | undefined>>,
): Required<
  Pick<
    BackendOptions,
    'oauth' | 'captcha' | 'chat' | 'terms' | 'supportEmail' | 'viesUrl' | 'stripe' | 'btcpay' | 'transfer'
  >
> {
  const providers = readProviders(env);
  return {
    oauth: providers.length > 0 ? providers : 'stand-in',
    captcha: readCaptcha(env),
    chat: readChat(env),
    terms: readTerms(env),
    supportEmail: readSupportEmail(env),
    viesUrl: readViesUrl(env),
    stripe: readStripe(env),
    btcpay: readBtcpay(env),
    transfer: readTransfer(env),
  };
}

function readSupportEmail(env: Readonly<Record<string, string | undefined>>): string | null {
  const address = env['SUPPORT_EMAIL'];
  if (!address) return null;
  if (!z.email().safeParse(address).success) throw new StartError('SUPPORT_EMAIL must be an email address.');
  return address;
}

function readViesUrl(env: Readonly<Record<string, string | undefined>>): string | null {
  const url = env['VIES_URL'];
  if (!url) return null;
  if (!z.url({ protocol: /^https?$/ }).safeParse(url).success) {
    throw new StartError('VIES_URL must be an address, such as https://ec.europa.eu/taxation_customs/vies/rest-api.');
  }
  return url.replace(/\/$/, '');
}
