/** The value 0–9 of a digit of any script: Unicode keeps the ten of a script side by side, in order. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** Full-width, Arabic and all other decimal digits as 0–9; the rest stays. */
export const asciiDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

/**
 * The code in what was typed, pasted or filled in: "421 892", "4218-9203", "４２１８９２", "Your code is 421892, valid
 * for 10 minutes". At most `length` digits.
 */
export function readCode(text: string, length: number): string {
  const ascii = asciiDigits(text);
  // A number of exactly this length is the code, whatever other numbers a message has.
  const whole = ['', String.raw`[\s-]*`].map((between) =>
    new RegExp(String.raw`(?<!\d)(?:\d${between}){${length - 1}}\d(?!\d)`).exec(ascii),
  );
  return (whole[0]?.[0] ?? whole[1]?.[0] ?? ascii).replaceAll(/\D/g, '').slice(0, length);
}
