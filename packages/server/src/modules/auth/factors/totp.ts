import { Secret, TOTP } from 'otpauth';

/** Seconds that a code is good for. */
export const stepSeconds = 30;

/** The number of the 30 seconds that a moment is in; each has one code. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/** The one-time password of RFC 6238 as all authenticator apps make it: SHA-1, six digits, 30 seconds. */
export function totpOf(secret: string): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: stepSeconds });
}

/** Whether a text is the code of the current 30 seconds; earlier codes are refused, as in django-allauth. */
export function isCurrentCode(secret: string, text: string, now: Date): boolean {
  // The library falls over a text whose bytes are more than its characters.
  if (!/^[0-9]{6}$/.test(text)) return false;
  return totpOf(secret).validate({ token: text, timestamp: now.getTime(), window: 0 }) !== null;
}
