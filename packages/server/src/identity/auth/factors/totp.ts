import { Secret, TOTP } from 'otpauth';

/** Digits of a code, as all authenticator apps generate it. */
export const totpDigits = 6;

/** Seconds for which an app shows a code. */
export const stepSeconds = 30;

/** The time step of a moment; each step of 30 seconds has one code. */
const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/** The one-time password of RFC 6238 as all authenticator apps generate it: SHA-1, six digits, 30 seconds. */
export function totpOf(secret: string): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: totpDigits, period: stepSeconds });
}

/**
 * Returns the time step whose code a text is: the current one or the one before, because typing takes time (RFC 6238,
 * section 5.2). Null for any other text. Callers must accept no step twice, and none before an accepted one.
 */
export function stepOfCode(secret: string, text: string, now: Date): number | null {
  // The library throws on a text with more bytes than characters.
  if (text.length !== totpDigits || !/^[0-9]+$/.test(text)) return null;
  const steps = totpOf(secret).validate({ token: text, timestamp: now.getTime(), window: 1 });
  return steps === null || steps > 0 ? null : stepAt(now) + steps;
}
