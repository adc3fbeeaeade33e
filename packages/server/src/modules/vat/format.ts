import { countries, checkVAT } from 'jsvat';

/** In VAT ids Greece is EL. */
const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

/** A VAT id as VIES knows it: without blanks, dots and hyphens, and with the prefix EL where Greeks type their country's code. */
export function tidyVatId(typed: string, country: string): string {
  const vatId = typed.toUpperCase().replaceAll(/[ .-]/g, '');
  return country === 'GR' && vatId.startsWith('GR') ? `${prefixOf(country)}${vatId.slice(2)}` : vatId;
}

/** Whether a VAT id, without blanks, has the format of an EU country. Only VIES can tell whether it's registered. */
export function hasVatShape(vatId: string, country: string): boolean {
  return vatId.startsWith(prefixOf(country)) && checkVAT(vatId, countries).isValidFormat;
}
