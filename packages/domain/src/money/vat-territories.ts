import { withAsciiDigits } from '../text/digits.ts';

/** A territory whose VAT isn't that of its country's code. */
export interface VatTerritory {
  readonly name: string;
  /** ISO alpha-2 code in its addresses. */
  readonly country: string;
  /** Matches its postcodes: upper case, without blanks, hyphens, the country's prefix and the name of the place. */
  readonly postcodes: RegExp;
  /** `none`: EU VAT doesn't apply; a member state that it's treated as; or rates in percent, each with its first day. */
  readonly vat: 'none' | { readonly of: string } | readonly (readonly [from: string, percent: number])[];
  /** The law; of Directive 2006/112/EC where it names only an article. */
  readonly authority: string;
}

/**
 * Special territories of EU VAT (Directive 2006/112/EC as amended by 2019/475; checked on 2026-11-29). Those with a code
 * of their own and no EU VAT, such as Åland (AX), need no row. Decision 28 says which regions aren't special for us.
 */
export const vatTerritories: readonly VatTerritory[] = [
  territory('Mount Athos', 'GR', /^6308[67]$/, 'none', 'Art. 6(1)(a)'),
  territory('Canary Islands', 'ES', /^3[58]\d{3}$/, 'none', 'Art. 6(1)(b)'),
  territory('French overseas departments, Saint-Martin', 'FR', /^97[1-468]\d\d$/, 'none', 'Art. 6(1)(c)'),
  territory('French overseas territories', 'FR', /^(?:97[57]|98[4-8])\d\d$/, 'none', 'Art. 355(2) TFEU'),
  territory('Åland', 'FI', /^22\d{3}$/, 'none', 'Art. 6(1)(d)'),
  territory('Campione d’Italia', 'IT', /^(?:22061|CH6911(?!\d).*)$/, 'none', 'Art. 6(1)(f); until 2019 Art. 6(2)(f)'),
  territory('Heligoland', 'DE', /^27498$/, 'none', 'Art. 6(2)(a)'),
  territory('Büsingen', 'DE', /^(?:78266|CH8238(?!\d).*)$/, 'none', 'Art. 6(2)(b)'),
  territory('Ceuta', 'ES', /^51\d{3}$/, 'none', 'Art. 6(2)(c)'),
  territory('Melilla', 'ES', /^52\d{3}$/, 'none', 'Art. 6(2)(d)'),
  territory('Livigno', 'IT', /^23041$/, 'none', 'Art. 6(2)(e)'),
  territory('San Marino', 'IT', /^4789\d$/, 'none', 'Art. 5(2): a state of its own'),
  territory('Vatican City', 'IT', /^00120$/, 'none', 'Art. 5(2): a state of its own'),
  territory('Greenland', 'DK', /^39\d\d$/, 'none', 'Art. 355(2) TFEU'),
  territory('Faroe Islands', 'DK', /^FO\d{3}(?!\d)/, 'none', 'Art. 355(5)(a) TFEU'),
  territory('Northern Cyprus', 'CY', /^99\d{3}$/, 'none', 'Art. 1 of Protocol 10 to the 2003 Act of Accession'),
  territory('Monaco', 'MC', /^/, { of: 'FR' }, 'Art. 7'),
  // Forces' addresses have a number or a postcode: BF1 2AT is BFPO 57, BF1 2AU is BFPO 58.
  territory('Akrotiri and Dhekelia', 'GB', /^(?:BFPO5[3789]|BF12A[TU])(?!\d)/, { of: 'CY' }, 'Art. 7'),
  territory(
    'Madeira',
    'PT',
    /^9[0-4]\d\d(?:\d{3})?$/,
    [['2012-04-01', 22]],
    'Art. 105(2); Código do IVA, Art. 18(3); Ofício-Circulado 25045/2024',
  ),
  territory(
    'Azores',
    'PT',
    /^9[5-9]\d\d(?:\d{3})?$/,
    [
      ['2014-01-01', 18],
      ['2021-07-01', 16],
    ],
    'Art. 105(2); Código do IVA, Art. 18(3); Ofício-Circulado 25045/2024',
  ),
];

/**
 * Special territory of an address; undefined when it's in none, or its postcode isn't known yet.
 * @param zipCode as typed
 */
export function vatTerritoryOf(country: string, zipCode = ''): VatTerritory | undefined {
  const written = withAsciiDigits(zipCode.normalize('NFKC'))
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
  // People also write the country before it, and the place on either side, some with the number of a post office:
  // `E-35001 Las Palmas`, `97400 CEDEX 9`.
  const bare = written.replace(/^[A-Z]+(?=\d)/, '').replace(/(?<=\d)[A-Z].*$/, '');
  return vatTerritories.find(
    (row) => row.country === country && (row.postcodes.test(written) || row.postcodes.test(bare)),
  );
}

/** The member state, or other country, whose VAT and VAT ids a place has. */
export function vatStateOf(country: string, zipCode?: string): string {
  const vat = vatTerritoryOf(country, zipCode)?.vat;
  return typeof vat === 'object' && 'of' in vat ? vat.of : country;
}

function territory(
  name: string,
  country: string,
  postcodes: RegExp,
  vat: VatTerritory['vat'],
  authority: string,
): VatTerritory {
  return { name, country, postcodes, vat, authority };
}
