import { attributionCookies } from './attribution.ts';

/** What a visitor may agree to. What the site needs to work asks for no consent. */
export const consentPurposes = ['marketing', 'analytics', 'captcha', 'chat'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** What a visitor has agreed to. */
export type Consent = Readonly<Record<ConsentPurpose, boolean>>;

/** Consent to these purposes and no others. */
export const consentTo = (purposes: readonly string[]): Consent => ({
  marketing: purposes.includes('marketing'),
  analytics: purposes.includes('analytics'),
  captcha: purposes.includes('captcha'),
  chat: purposes.includes('chat'),
});

export const noConsent: Consent = consentTo([]);

/** The cookie that keeps the decision: six months, then visitors are asked again. */
export const consentCookie = { name: 'consent', days: 182 } as const;

/** Changes when a purpose means something else than before: earlier decisions then no longer count. */
const VERSION = '1';

/** The cookie's value: version, day of the decision, and what was agreed to (`1.2026-11-23.marketing.chat`). */
export const consentText = (consent: Consent, now: Date): string =>
  [VERSION, now.toISOString().slice(0, 10), ...consentPurposes.filter((purpose) => consent[purpose])].join('.');

/** Reads the cookie's value; null when nothing valid has been decided. */
export function consentFrom(value: string | null | undefined): Consent | null {
  const [version, day = '', ...purposes] = (value ?? '').split('.');
  return version === VERSION && /^\d{4}-\d\d-\d\d$/.test(day) ? consentTo(purposes) : null;
}

/** Cookies of our own that go when a purpose is refused. */
export const cookiesOf: Readonly<Record<ConsentPurpose, readonly string[]>> = {
  marketing: attributionCookies.map(({ name }) => name),
  analytics: [],
  captcha: [],
  chat: [],
};
