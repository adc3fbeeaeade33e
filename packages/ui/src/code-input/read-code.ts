/** Returns the value 0–9 of a digit in any script. Unicode lists the ten digits of a script consecutively. */
const digitValue = (code: number): number =>
  /\p{Nd}/u.test(String.fromCodePoint(code - 1)) ? (digitValue(code - 1) + 1) % 10 : 0;

/**
 * Returns the code from typed, pasted or autofilled text: "421 892", "4218-9203", "４２１８９２", "Your code is 421892, valid
 * for 10 minutes". At most `length` characters. Digits of any script become 0–9, letters are in upper case.
 * @param set the allowed characters as in a regular expression, `0-9` or `0-9A-Z`
 */
export function readCode(text: string, length: number, set = '0-9'): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, (digit) => `${digitValue(digit.codePointAt(0) ?? 0)}`)
    .toUpperCase();
  // So many characters with a digit among them are the code, even if the text contains other words and numbers.
  const find = (between: string): string | undefined =>
    plain
      .match(new RegExp(`(?<![${set}])([${set}]${between}){${length - 1}}[${set}](?![${set}])`, 'g'))
      ?.find((part) => /\d/.test(part));
  return (find('') ?? find(/[\s-]*/.source) ?? plain).replaceAll(new RegExp(`[^${set}]`, 'g'), '').slice(0, length);
}
