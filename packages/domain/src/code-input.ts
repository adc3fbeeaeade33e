/** Digits of a two-factor code and of a recovery code. */
export const codeLengths = { totp: 6, recovery: 8 } as const;

const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/**
 * Value of a decimal digit of any script. Unicode gives each script ten code points in a row that begin at a multiple
 * of 16 or 6 after one; only the mathematical digits do not, and NFKC turns those into ASCII first.
 */
function digitValue(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  const column = codePoint % 16;
  const fromStart = isDigit(codePoint - column);
  return String(fromStart ? column : column - 6);
}

/** A typed or pasted code as the server wants it: blanks and dashes gone, digits of all scripts in ASCII. */
export function normalizeCode(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}\p{Pd}]/gu, '')
    .replaceAll(/\p{Nd}/gu, digitValue);
}

/** The code is complete and may be sent: so many ASCII digits and nothing else. */
export function isCompleteCode(code: string, length: number): boolean {
  return code.length === length && /^\d+$/.test(code);
}
