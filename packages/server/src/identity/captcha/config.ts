import { z } from 'zod';
import { StartError } from '../../platform/index.ts';
import type { RecaptchaContext } from '@hoster/contract';
import { challengePath } from './proof-of-work.ts';

/** Forms that may ask for a captcha. */
export type CaptchaForm = 'reset' | 'signup' | 'contact';

/** Kind of captcha, and the forms that require it. */
export type CaptchaSettings = { readonly forms: readonly CaptchaForm[] } & (
  | { readonly kind: 'pow' }
  | {
      readonly kind: 'recaptcha' | 'hcaptcha' | 'turnstile';
      readonly siteKey: string;
      readonly secret: string;
      /** Where the service verifies a token. */
      readonly verifyUrl: string;
    }
);

const verifyUrls = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
};
const kinds = ['recaptcha', 'hcaptcha', 'turnstile', 'pow'] as const;

/**
 * Reads the captcha from the environment: `CAPTCHA_KIND`, `CAPTCHA_SITE_KEY`, `CAPTCHA_SECRET`, `CAPTCHA_VERIFY_URL`
 * and `CAPTCHA_FORMS`. Null: none.
 * @throws StartError that names the bad variable
 */
export function readCaptcha(env: Readonly<Record<string, string | undefined>>): CaptchaSettings | null {
  if (!env['CAPTCHA_KIND']) return null;
  const kind = z.enum(kinds).safeParse(env['CAPTCHA_KIND']).data;
  if (!kind) throw new StartError(`CAPTCHA_KIND must be one of ${kinds.join(', ')}.`);
  const named = (env['CAPTCHA_FORMS'] || 'reset,contact').split(',').map((form) => form.trim());
  const forms = z.array(z.enum(['reset', 'signup', 'contact'])).safeParse(named).data;
  if (!forms)
    throw new StartError('CAPTCHA_FORMS must be reset, signup, contact, or several of them separated by commas.');
  if (kind === 'pow') return { kind, forms };
  const siteKey = needed(env, 'CAPTCHA_SITE_KEY', kind);
  const secret = needed(env, 'CAPTCHA_SECRET', kind);
  const verifyUrl = env['CAPTCHA_VERIFY_URL'] || verifyUrls[kind];
  if (!z.url({ protocol: /^https?$/ }).safeParse(verifyUrl).success) {
    throw new StartError(`CAPTCHA_VERIFY_URL must be a URL, but is "${verifyUrl}".`);
  }
  return { kind, forms, siteKey, secret, verifyUrl };
}

function needed(env: Readonly<Record<string, string | undefined>>, name: string, kind: string): string {
  const value = env[name];
  if (!value) throw new StartError(`${name} is missing although CAPTCHA_KIND is ${kind}.`);
  return value;
}

declare module '../../platform/settings.ts' {
  interface Settings {
    /** Null where forms have no captcha. */
    readonly captcha: CaptchaSettings | null;
  }
}

/** Captcha settings for a page; a null key means none. */
export function captchaContext(captcha: CaptchaSettings | null): RecaptchaContext {
  if (captcha === null) return { public_key: null, provider: 'recaptcha', forms: [] };
  const { kind, forms } = captcha;
  return { public_key: kind === 'pow' ? challengePath : captcha.siteKey, provider: kind, forms: [...forms] };
}
