import { vatRatesOn } from './tax.ts';
import { expect, test } from 'vitest';
import { canBeVatId, hasVatShape, tidyVatId } from './vat-format.ts';

test('every country of the EU has a format', () => {
  const examples: Record<string, string[]> = {
    AT: ['ATU12345678'],
    BE: ['BE0123456789', 'BE1001686633'],
    BG: ['BG123456789', 'BG1234567890'],
    CY: ['CY12345678L'],
    CZ: ['CZ12345678', 'CZ1234567890'],
    DE: ['DE123456789'],
    DK: ['DK12345678'],
    EE: ['EE123456789'],
    ES: ['ESB12345674', 'ES12345678Z', 'ESX1234567L'],
    FI: ['FI12345678'],
    FR: ['FR12345678901', 'FRK7399859412'],
    GR: ['EL123456789'],
    HR: ['HR12345678901'],
    HU: ['HU12345678'],
    IE: ['IE1234567WA', 'IE1A23456W', 'IE1+23456W'],
    IT: ['IT12345678901'],
    LT: ['LT123456789', 'LT123456789012'],
    LU: ['LU12345678'],
    LV: ['LV12345678901'],
    MT: ['MT12345678'],
    NL: ['NL123456789B01', 'NL000099998B57'],
    PL: ['PL1234567890'],
    PT: ['PT123456789'],
    RO: ['RO12', 'RO1234567890'],
    SE: ['SE123456789001'],
    SI: ['SI12345678'],
    SK: ['SK1234567890'],
  };
  expect(Object.keys(examples)).toEqual(Object.keys(vatRatesOn('2026-11-29')).toSorted());
  for (const [country, ids] of Object.entries(examples))
    for (const id of ids) {
      expect(hasVatShape(id, country), `${id}`).toBe(true);
      expect(hasVatShape(`${id}0123456789`, country), `${id}0123456789`).toBe(false);
      expect(hasVatShape(id, country === 'DE' ? 'FR' : 'DE'), `${id} elsewhere`).toBe(false);
    }
  for (const id of ['BE2001686633', 'BE123456789', 'FRIO345678901', 'GR123456789', 'DE12345678X', 'de123456789'])
    expect(hasVatShape(id, id.slice(0, 2).toUpperCase()), `${id}`).toBe(false);
});

test('pasted ids lose their separators', () => {
  for (const pasted of [
    'BE 1001.686.633',
    'be\u{A0}1001\u{202F}686\u{2009}633',
    'BE1001/686/633',
    'BE\u{2011}1001\u{2013}686\u{2014}633',
    '\u{FEFF}BE1001686633\u{200B}',
    'ＢＥ１００１６８６６３３',
    'BE\t1001_686:633',
  ])
    expect(tidyVatId(pasted, 'BE')).toBe('BE1001686633');
  expect(tidyVatId('GR 123 456 789', 'GR')).toBe('EL123456789');
  expect(tidyVatId('IE 1+23456W', 'IE')).toBe('IE1+23456W');
});

test.each([
  ['AT', 'UID: ATU12345678', 'ATU12345678'],
  ['AT', 'U12345678', 'ATU12345678'],
  ['BE', '0123.456.789', 'BE0123456789'],
  ['BE', 'TVA BE 0123.456.789', 'BE0123456789'],
  ['BG', 'ДДС BG123456789', 'BG123456789'],
  ['CZ', 'DIČ: CZ25618849', 'CZ25618849'],
  ['DE', 'USt-IdNr.: DE 123 456 789', 'DE123456789'],
  ['DE', 'VAT 123456789', 'DE123456789'],
  ['DE', 'DE١٢٣٤٥٦٧٨٩', 'DE123456789'],
  ['DK', 'CVR 12 34 56 78', 'DK12345678'],
  ['ES', 'NIF: B-12345674', 'ESB12345674'],
  ['ES', '12345678z', 'ES12345678Z'],
  ['FI', '1234567-8', 'FI12345678'],
  ['FR', 'N° TVA FR 12 345678901', 'FR12345678901'],
  ['FR', 'K7 399 859 412', 'FRK7399859412'],
  ['GR', 'ΑΦΜ 123456789', 'EL123456789'],
  ['GR', 'ΑΦΜ: GR123456789', 'EL123456789'],
  ['HR', 'OIB 12345678901', 'HR12345678901'],
  ['IE', '1234567WA', 'IE1234567WA'],
  ['IT', 'P.IVA 12345678901', 'IT12345678901'],
  ['NL', 'btw-nr. NL123456789B01', 'NL123456789B01'],
  ['NL', '1234.56.789.B.01', 'NL123456789B01'],
  ['PL', 'NIP: 123-456-78-90', 'PL1234567890'],
  ['RO', '12345678', 'RO12345678'],
  ['SE', 'Momsreg.nr SE123456789001', 'SE123456789001'],
])('a VAT ID of %s written %s is %s', (country, typed, vatId) => {
  expect(tidyVatId(typed, country)).toBe(vatId);
  expect(hasVatShape(vatId, country)).toBe(true);
  expect(tidyVatId(vatId, country)).toBe(vatId);
});

test.each([
  ['IT', 'FR12345678901'],
  ['IT', 'VAT FR12345678901'],
  ['RO', 'DE12345678'],
  ['DE', 'PL123456789'],
  ['ES', 'DE123456789'],
  ['SI', 'LU12345678'],
  ['FR', 'MC12345678901'],
  ['DE', 'DE'],
  ['DE', ''],
])('a VAT ID of %s isn’t made from %s', (country, typed) => {
  expect(hasVatShape(tidyVatId(typed, country), country)).toBe(false);
});

test('an id from elsewhere is letters and digits', () => {
  expect(canBeVatId(tidyVatId('CHE-123.456.789 MWST', 'CH'))).toBe(true);
  expect(canBeVatId(tidyVatId('ИНН 7707083893', 'RU'))).toBe(false);
  expect(canBeVatId(tidyVatId('7'.repeat(21), 'RU'))).toBe(false);
  expect(canBeVatId(tidyVatId('. . .', 'US'))).toBe(false);
});
