import { readEmail } from '@hoster/contract';
import { readBtcpay, readStripe, readTransfer } from './billing/index.ts';
import { readAuth, readCaptcha, readProviders } from './identity/index.ts';
import { readChat } from './content/index.ts';
import { readSchedule } from './services/index.ts';
import { readFiles, readSupportMail } from './support/index.ts';
import type { BackendOptions } from './settings.ts';
import { StartError } from './platform/index.ts';
import { z } from 'zod';

/**
 * Reads the settings that only the backend uses: sign-in (`AUTH_*`), identity providers (`OAUTH_*`), the captcha (`CAPTCHA_*`), the live
 * chat (`CHAT_*`), the schedule of renewals (`RENEWAL_*`), payments (`STRIPE_*`, `BTCPAY_*`, `TRANSFER_*`),
 * files of tickets (`TICKET_FILES_DIR`, `CLAMD_HOST`), `SMTP_UNICODE`, `SUPPORT_EMAIL`, email to support (other `SUPPORT_*`) and `VIES_URL`. If no provider is configured, a demo uses simulated ones.
 * @throws StartError that names the bad variable
 */
export function readIntegrations(
  env: Readonly<Record<string, string | undefined>>,
): Required<
  Pick<
    BackendOptions,
    | 'auth'
    | 'oauth'
    | 'captcha'
    | 'chat'
    | 'schedule'
    | 'smtpUtf8'
    | 'supportEmail'
    | 'supportMail'
    | 'viesUrl'
    | 'stripe'
    | 'btcpay'
    | 'transfer'
    | 'files'
  >
> {
  const providers = readProviders(env);
  return {
    auth: readAuth(env),
    oauth: providers.length > 0 ? providers : 'mock',
    captcha: readCaptcha(env),
    chat: readChat(env),
    schedule: readSchedule(env),
    smtpUtf8: readSmtpUtf8(env),
    supportEmail: readSupportEmail(env),
    supportMail: readSupportMail(env),
    viesUrl: readViesUrl(env),
    stripe: readStripe(env),
    btcpay: readBtcpay(env),
    transfer: readTransfer(env),
    files: readFiles(env),
  };
}

function readSmtpUtf8(env: Readonly<Record<string, string | undefined>>): boolean {
  const flag = env['SMTP_UNICODE'] || '0';
  if (flag !== '0' && flag !== '1') throw new StartError('SMTP_UNICODE must be 0 or 1.');
  return flag === '1';
}

function readSupportEmail(env: Readonly<Record<string, string | undefined>>): string | null {
  const address = env['SUPPORT_EMAIL'];
  if (!address) return null;
  const email = readEmail(address);
  if (email === null) throw new StartError('SUPPORT_EMAIL must be an email address.');
  return email;
}

function readViesUrl(env: Readonly<Record<string, string | undefined>>): string | null {
  const url = env['VIES_URL'];
  if (!url) return null;
  if (!z.url({ protocol: /^https?$/ }).safeParse(url).success) {
    throw new StartError('VIES_URL must be an address, such as https://ec.europa.eu/taxation_customs/vies/rest-api.');
  }
  return url.replace(/\/$/, '');
}
