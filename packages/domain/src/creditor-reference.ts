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

/** Finds a creditor reference in what somebody wrote, whatever its spaces and case; null when its check digits are wrong. */
export function readCreditorReference(text: string): string | null {
  const compact = text.replaceAll(/\s/g, '').toUpperCase();
  return /^RF\d\d[A-Z\d]{1,21}$/.test(compact) && remainder(compact.slice(4) + compact.slice(0, 4)) === 1
    ? compact
    : null;
}

/** Whether the check digits of an IBAN (no spaces, upper case) are right. */
export const isIban = (iban: string): boolean =>
  /^[A-Z]{2}\d\d[A-Z\d]{11,30}$/.test(iban) && remainder(iban.slice(4) + iban.slice(0, 4)) === 1;
