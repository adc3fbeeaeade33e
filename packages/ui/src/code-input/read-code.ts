/** Returns the value 0–9 of a digit in any script. Unicode lists the ten digits of a script consecutively. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/**
 * Returns the code from typed, pasted or autofilled text: "421 892", "4218-9203", "４２１８９２", "Your code is 421892, valid
 * for 10 minutes". At most `length` characters. Digits of any script become 0–9, letters are in upper case.
 * @param set the allowed characters as in a regular expression
 */
export function readCode(text: string, length: number, set: '0-9' | '0-9A-Z' = '0-9'): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .toUpperCase();
  // So many characters with a digit among them are the code, even if the text contains other words and numbers.
  const [whole, spaced] = ['', String.raw`[\s-]*`].map((between) =>
    plain
      .match(new RegExp(`(?<![${set}])([${set}]${between}){${length - 1}}[${set}](?![${set}])`, 'g'))
      ?.find((part) => /\d/.test(part)),
  );
  return (whole ?? spaced ?? plain).replaceAll(new RegExp(`[^${set}]`, 'g'), '').slice(0, length);
}
