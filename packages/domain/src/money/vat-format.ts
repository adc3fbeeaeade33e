import { withAsciiDigits } from '../text/digits.ts';

/**
 * Formats of VAT ids without the country's prefix, upper case (European Commission, VIES FAQ, “What is the format of a
 * VAT number?”; read on 2026-11-29). Belgium: 0 or 1 and nine digits, since 2023 (Royal Decree of 9 February 2023).
 * Check digits are left to VIES, which knows the ids that exist.
 */
const formats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d[A-Z0-9+*]\d{5}[A-Z]|\d{7}[A-Z]{2})$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/** Greece has the prefix EL in VAT ids. */
const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

/**
 * Normalises a VAT id for VIES, however it was typed or pasted: upper case, without blanks, slashes, dots, hyphens and
 * marks that can't be seen, without what it's called (`USt-IdNr.: DE123456789`), and with its prefix: also where people
 * leave it out, as at home (`B12345674`, `NIP 123-456-78-90`), or type GR for EL. Full-width characters become plain ones.
 */
export function tidyVatId(typed: string, country: string): string {
  const whole = withAsciiDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}+*]/gu, '');
  const vatId = country === 'GR' ? whole.replace(/^(\p{L}*)GR(?=\d)/u, '$1EL') : whole;
  // What may be the id: the whole, and what is left after a part of the name before it.
  const ends = Array.from({ length: /^\p{L}*/u.exec(vatId)?.[0].length ?? 0 }, (_, at) => vatId.slice(at + 1));
  const prefixed = [vatId, ...ends].find((end) => hasVatShape(end, country));
  if (prefixed !== undefined) return prefixed;
  // An id of another country isn't one of this without its first letters.
  if (Object.keys(formats).some((other) => [vatId, ...ends].some((end) => hasVatShape(end, other)))) return vatId;
  const bare = [vatId, ...ends.slice(shortestName - 1)].find((end) => formats[country]?.test(end));
  return bare === undefined ? vatId : `${prefixOf(country)}${bare}`;
}

/** Length of what a VAT id is called: `NIF`. Two letters before one are the code of a country. */
const shortestName = 3;

/** Whether a tidy VAT id has the format of an EU country. Only VIES can tell whether it's registered. */
export function hasVatShape(vatId: string, country: string): boolean {
  const prefix = prefixOf(country);
  return vatId.startsWith(prefix) && (formats[country]?.test(vatId.slice(prefix.length)) ?? false);
}

/** Whether a tidy VAT id of a country that isn't in the EU can be one: letters and digits, short enough to store. */
export const canBeVatId = (vatId: string): boolean => /^[A-Z0-9+*]{4,20}$/.test(vatId);
