import { countries, checkVAT } from 'jsvat';

/** In VAT ids Greece is EL. */
const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

/** Whether a VAT id, without blanks, has the format of an EU country. Only VIES can tell whether it's registered. */
export function hasVatShape(vatId: string, country: string): boolean {
  return vatId.startsWith(prefixOf(country)) && checkVAT(vatId, countries).isValidFormat;
}
