import { withAsciiDigits } from '@hoster/domain/text/digits';

/** Digits of a two-factor code and of a recovery code. */
export const codeLengths = { totp: 6, recovery: 8 } as const;

/** A typed or pasted code as the server wants it: blanks and dashes gone, digits of all scripts in ASCII. */
export function normalizeCode(text: string): string {
  return withAsciiDigits(text.normalize('NFKC').replaceAll(/[\s\p{Cf}\p{Pd}]/gu, ''));
}
