const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** Value of a decimal digit of any script: Unicode gives each script ten code points in a row, from zero to nine. */
function digitValue(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  let first = codePoint;
  while (isDigit(first - 1)) first -= 1;
  return String((codePoint - first) % 10);
}

/** A text with the digits of all scripts in ASCII. */
export const withAsciiDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, digitValue);
