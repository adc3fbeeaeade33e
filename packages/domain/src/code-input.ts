/** Digits of a two-factor code and of a recovery code. */
export const codeLengths = { totp: 6, recovery: 8 } as const;

const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** Value of a decimal digit of any script: Unicode gives each script ten code points in a row, from zero to nine. */
function digitValue(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  let first = codePoint;
  while (isDigit(first - 1)) first -= 1;
  return String((codePoint - first) % 10);
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
