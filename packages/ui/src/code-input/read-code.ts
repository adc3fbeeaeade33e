/** Returns the value 0–9 of a digit in any script. Unicode lists the ten digits of a script consecutively. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** Converts full-width, Arabic and other decimal digits to 0–9. Other characters are kept. */
export const asciiDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

/**
 * Returns the code from typed, pasted or autofilled text: "421 892", "4218-9203", "４２１８９２", "Your code is 421892, valid
 * for 10 minutes". At most `length` digits.
 */
export function readCode(text: string, length: number): string {
  const ascii = asciiDigits(text);
  // A number of exactly this length is the code, even if the text contains other numbers.
  const [whole, spaced] = ['', String.raw`[\s-]*`].map(
    (between) => new RegExp(String.raw`(?<!\d)(\d${between}){${length - 1}}\d(?!\d)`).exec(ascii)?.[0],
  );
  return (whole ?? spaced ?? ascii).replaceAll(/\D/g, '').slice(0, length);
}

/**
 * Returns a code of letters and digits from typed or pasted text, in upper case: "k7qm-2x9f", "Your code: K7QM 2X9F". At
 * most `length` characters.
 */
export function readLetters(text: string, length: number): string {
  const upper = asciiDigits(text.normalize('NFKC')).toUpperCase();
  const bare = (part: string) => part.replaceAll(/[^0-9A-Z]/g, '');
  // A word of exactly this length with a digit in it is the code, even if the text contains other words.
  const word = upper
    .split(/\s+/)
    .map(bare)
    .find((part) => part.length === length && /\d/.test(part));
  return word ?? bare(upper).slice(0, length);
}
