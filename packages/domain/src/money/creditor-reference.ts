/** Of `RF`, check digits and base together. */
const MAX_LENGTH = 25;

/** A to Z count as 10 to 35, as ISO 7064 has it. */
const remainder = (text: string): number =>
  Number(BigInt(text.replaceAll(/[A-Z]/g, (sign) => String(Number.parseInt(sign, 36)))) % 97n);

/**
 * Creditor reference of ISO 11649 for a bank transfer, such as `RF18 5390 0754 7034` without its spaces. Banks check its
 * digits, so a mistyped one is found before money moves.
 * @param base up to 21 digits and signs from A to Z
 * @throws RangeError for anything else
 */
export function creditorReference(base: string): string {
  if (!/^[A-Z\d]{1,21}$/.test(base)) throw new RangeError(`${base} can't be a creditor reference`);
  return `RF${String(98 - remainder(`${base}RF00`)).padStart(2, '0')}${base}`;
}

/** A text in upper case without signs between letters and digits: spaces, dashes and dots. Full-width ones become plain. */
const compacted = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, '');

/** Reads a creditor reference, however it was typed; null when its check digits are wrong. */
export function readCreditorReference(text: string): string | null {
  const compact = compacted(text);
  return /^RF\d\d[A-Z\d]{1,21}$/.test(compact) && remainder(compact.slice(4) + compact.slice(0, 4)) === 1
    ? compact
    : null;
}

/** Numbers of the fields of 27 characters in which statements of MT940 repeat a text: `?21`. */
const bankFields = /\?[2-6]\d/g;

/**
 * Everything in a payer's text that can be a creditor reference, the longest first: banks and people put spaces, dashes
 * and dots into it, and words right before and after it.
 */
export function creditorReferencesIn(text: string): string[] {
  const compact = compacted(text.replaceAll(bankFields, ''));
  const found = new Set<string>();
  for (const { index } of compact.matchAll(/RF(?=\d\d)/g)) {
    const rest = compact.slice(index, index + MAX_LENGTH);
    for (let length = rest.length; length > 4; length--) {
      const reference = readCreditorReference(rest.slice(0, length));
      if (reference !== null) found.add(reference);
    }
  }
  return [...found].toSorted((a, b) => b.length - a.length);
}

/** Whether the check digits of an IBAN (no spaces, upper case) are right. */
export const isIban = (iban: string): boolean =>
  /^[A-Z]{2}\d\d[A-Z\d]{11,30}$/.test(iban) && remainder(iban.slice(4) + iban.slice(0, 4)) === 1;
