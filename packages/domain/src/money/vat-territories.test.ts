import { expect, test } from 'vitest';
import { taxFor } from './tax.ts';
import { vatTerritories } from './vat-territories.ts';

const day = '2026-11-29';
const person = (zip_code: string) => ({ kind: 'person', vat_status: 'none', zip_code }) as const;
const company = (zip_code: string) => ({ kind: 'company', vat_status: 'valid', zip_code }) as const;
const rateAt = (country: string, zip: string, on = day) => taxFor(country, on, person(zip)).rate_percent;

test.each([
  ['Mount Athos', 'GR', ['63086', '63087', '630 86', 'GR-630 87']],
  ['the Canary Islands', 'ES', ['35001', '35660', '38001', '38911', 'ES-35001', '35 001', ' 38001 ', '３５００１']],
  ['Ceuta and Melilla', 'ES', ['51001', '51080', '52001', '52080']],
  ['French overseas territories', 'FR', ['97100', '97150', '97200', '97300', '97400', '97500', '97600', 'F-97420']],
  ['French territories of the Pacific', 'FR', ['98413', '98600', '98714', '98800']],
  ['Åland', 'FI', ['22100', '22950', 'AX-22100', 'FI-22100']],
  ['Livigno and Campione d’Italia', 'IT', ['23041', '22061', 'I-23041']],
  ['San Marino and the Vatican, in Italian addresses', 'IT', ['47890', '47899', '00120']],
  ['Heligoland and Büsingen', 'DE', ['27498', '78266', 'D-78266', 'd 27498']],
  ['Greenland and the Faroe Islands, in Danish addresses', 'DK', ['3900', 'DK-3992', 'FO-100', 'fo 970 Sandavágur']],
  ['Büsingen by its Swiss postcode', 'DE', ['CH-8238']],
  ['Campione d’Italia by its Swiss postcode', 'IT', ['CH 6911']],
  ['northern Cyprus', 'CY', ['99010', '99300 Girne']],
  ['the Canary Islands, with more than the postcode', 'ES', ['ESP-35001', '35001 Las Palmas', 'Arrecife 35500']],
  ['the Canary Islands, in digits of other scripts', 'ES', ['٣٥٠٠١', '۳۵۰۰۱', '३५००१']],
  ['Åland, with the place', 'FI', ['22100 Mariehamn', 'FIN-22100']],
  ['Réunion, with the place', 'FR', ['F-97400 Saint-Denis']],
  ['Réunion, at a large post office', 'FR', ['97400 CEDEX 9', '97400 Cedex', 'F-97494 Sainte-Clotilde CEDEX 09']],
  ['Las Palmas, with a number after the place', 'ES', ['35001 Las Palmas 2']],
  ['the Faroe Islands, with a number after the place', 'DK', ['FO-100 Tórshavn 2']],
  ['Büsingen by its Swiss postcode, with a number after the place', 'DE', ['CH-8238 Büsingen 1']],
])('%s: no VAT, for people and companies', (_name, country, zips) => {
  for (const zip of zips) {
    const outside = { country, rate_percent: 0, reverse_charge: false, label: null };
    expect(taxFor(country, day, person(zip)), `${zip}`).toEqual(outside);
    expect(taxFor(country, day, company(zip)), `${zip}`).toEqual(outside);
  }
});

test.each([
  ['GR', 24, ['63080', '63088', '10431']],
  ['ES', 21, ['28035', '34001', '36001', '39001', '50001', '53001', '08038', '3500', '350010', '07001']],
  [
    'FR',
    20,
    ['75001', '96700', '20000', '9710', '99000', '98000', '97 A 100', '75008 CEDEX 97', '97 400 000', 'CEDEX 9'],
  ],
  ['FI', 25.5, ['21999', '23000', '02200', '2210']],
  ['IT', 22, ['23040', '23042', '22060', '47891 5', '47900', '00121', '47880', '6911']],
  ['DE', 19, ['10115 Berlin', '27497', '27499', '78267', '78265', '7826', '87491', '87567', '8238']],
  ['DK', 25, ['3899', '4000', '1000', '390', '970']],
  ['AT', 20, ['6691', '6991', '6992', '6993']],
  ['CY', 19, ['4640', '7061', '7081 Pyla', '9000', '9901']],
  ['NL', 21, ['3508 AA', '3801 AB', '5101 AB', '2749 CX', '9500 AB']],
  ['PL', 23, ['35-001', '38-001']],
])('%s: postcodes outside of special territories pay the country’s rate', (country, rate, zips) => {
  for (const zip of [...zips, '', '-', 'unknown']) expect(rateAt(country, zip), `${zip}`).toBe(rate);
});

test('the British bases on Cyprus are Cyprus, also in a forces’ address', () => {
  for (const zip of ['BFPO 57', 'bfpo58', 'BF1 2AT', 'bf12au', 'BFPO 53', 'BFPO 57 Akrotiri', 'BF1 2AT, BFPO 57'])
    expect(taxFor('GB', day, person(zip)), `${zip}`).toMatchObject({ country: 'CY', rate_percent: 19 });
  for (const zip of ['BFPO 40', 'BFPO 570', 'BF1 2AS', 'BF1 3AT', 'BF1 2', 'BF2 2AT'])
    expect(rateAt('GB', zip), `${zip}`).toBe(0);
});

test('Monaco is France: its VAT, in French returns, reversed for a company', () => {
  const french = { country: 'FR', rate_percent: 20, reverse_charge: false, label: 'VAT' };
  expect(taxFor('MC', day)).toEqual(french);
  expect(taxFor('MC', day, person('98000'))).toEqual(french);
  expect(taxFor('MC', day, company('98000'))).toEqual({ ...french, rate_percent: 0, reverse_charge: true });
});

test.each([
  ['Madeira', ['9000', '9000-150', '9000-150 FUNCHAL', '9400-001', '9499', 'PT-9000-150', '9000 150'], 22],
  ['the Azores', ['9500', '9500-150', '9500-321 Ponta Delgada', '9980-024', '9999-999'], 16],
  ['the mainland', ['1000', '8999-999', '90', '', '4900-350', '900 Lisboa'], 23],
])('%s has its own Portuguese rate', (_name, zips, rate) => {
  for (const zip of zips) {
    expect(taxFor('PT', day, person(zip)), `${zip}`).toMatchObject({ country: 'PT', rate_percent: rate, label: 'VAT' });
    expect(taxFor('PT', day, company(zip)), `${zip}`).toMatchObject({ rate_percent: 0, reverse_charge: true });
  }
});

test('the Azores had 18% until the end of June 2021', () => {
  expect(['2021-06-30', '2021-07-01'].map((on) => rateAt('PT', '9500', on))).toEqual([18, 16]);
});

test.each('AD AX BL FO GF GG GI GL GP IM JE LI MF MQ NC PF PM RE SJ SM TF VA WF YT'.split(' '))(
  '%s has a code of its own, and no EU VAT',
  (country) => expect(taxFor(country, day, person('35001')).label).toBeNull(),
);

test('Northern Ireland is outside for services', () => {
  expect(rateAt('GB', 'BT1 1AA')).toBe(0);
});

test('each territory names its law, and no postcode is in two rows', () => {
  for (const { name, authority } of vatTerritories) expect(authority, `${name}`).toContain('Art.');
  const samples = Array.from({ length: 100_000 }, (_, number) => String(number));
  const zips = [...samples, ...samples.map((zip) => zip.padStart(5, '0'))];
  for (const country of new Set(vatTerritories.map((row) => row.country))) {
    const rows = vatTerritories.filter((row) => row.country === country);
    const twice = zips.filter((zip) => rows.filter(({ postcodes }) => postcodes.test(zip)).length > 1);
    expect(twice, `${country}`).toEqual([]);
  }
});
