import { withAsciiDigits } from '@hoster/domain/text/digits';

/** A typed or pasted code as the server wants it: blanks and dashes gone, digits of all scripts in ASCII. */
export function normalizeCode(text: string): string {
  return withAsciiDigits(text.normalize('NFKC').replaceAll(/[\s\p{Cf}\p{Pd}]/gu, ''));
}
