import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { Schema } from 'node-schematron';
import saxon from 'saxon-js';
import { describe, expect, it } from 'vitest';
import type { InvoiceRow } from '../tables.ts';
import { canBeSent, sentAs } from './document.ts';
import { samples } from './samples.fixture.ts';
import { ciiXml, ublXml } from './xml.ts';

const file = (name: string) => readFileSync(`${import.meta.dirname}/rules/${name}`);
const compiled = (name: string): object => JSON.parse(gunzipSync(file(`${name}.sef.json.gz`)).toString());
const rules = { ubl: compiled('EN16931-UBL'), cii: compiled('EN16931-CII') };
const german = Schema.fromString(file('XRechnung-UBL.sch').toString());

/** Rules of EN 16931 that a document breaks. */
function brokenIn(syntax: keyof typeof rules, xml: string): string[] {
  const options = { stylesheetInternal: rules[syntax], sourceText: xml, destination: 'serialized' } as const;
  const report = saxon.transform(options, 'sync').principalResult;
  expect(report).toContain('svrl:fired-rule');
  return [...report.matchAll(/<svrl:failed-assert[\s\S]*?\bid="(?<id>[^"]*)"/gu)].map(
    ({ groups }) => groups?.['id'] ?? '',
  );
}

/** Rules of XRechnung that a document breaks. */
const brokenInGermany = (xml: string): string[] =>
  german
    .validateString(xml)
    .map(({ assertId, message }) => assertId ?? message ?? '')
    // A warning: the day of delivery isn't known before the service is ready.
    .filter((id) => id !== 'BR-DE-TMP-32');

const linksOf = ({ kind }: InvoiceRow) => ({
  credits: kind === 'credit_note' ? { number: 'NL-2026-000042', issued: '2026-11-02T10:00:00Z' } : null,
  email: 'buyer@example.test',
});
const ublOf = async (row: InvoiceRow) => (await ublXml(row, linksOf(row))) ?? '';
const ciiOf = async (row: InvoiceRow) => (await ciiXml(row, linksOf(row))) ?? '';
const sampleOf = (name: string): InvoiceRow => {
  const row = samples[name];
  if (!row) throw new Error(`No sample ${name}`);
  return row;
};
const parser = new XMLParser({ removeNSPrefix: true, ignoreAttributes: false, parseTagValue: false });

describe.each(Object.keys(samples))('an electronic invoice: %s', (name) => {
  const row = sampleOf(name);
  it('keeps the rules of EN 16931, and those of its country', async () => {
    const [ubl, cii] = [await ublOf(row), await ciiOf(row)];
    expect([XMLValidator.validate(ubl), XMLValidator.validate(cii)]).toEqual([true, true]);
    expect(brokenIn('ubl', ubl)).toEqual([]);
    expect(brokenIn('cii', cii)).toEqual([]);
    expect(sentAs(row) === 'xrechnung' ? brokenInGermany(ubl) : []).toEqual([]);
    expect(canBeSent(row, 'buyer@example.test')).toBe(true);
  });
});

it('would be found out if its sums were wrong or what Germany asks for were missing', async () => {
  const xml = await ublOf(sampleOf('a company at a rate'));
  const wrong = xml
    .replace('<cbc:TaxAmount currencyID="EUR">3.80', '<cbc:TaxAmount currencyID="EUR">9.80')
    .replace(/<cbc:BuyerReference>.*<\/cbc:BuyerReference>/u, '');
  expect(brokenIn('ubl', wrong)).toEqual(['BR-CO-15', 'BR-CO-14']);
  expect(brokenInGermany(wrong)).toEqual(['BR-DE-15']);
});

it('says what the invoice says: categories of tax, parties, sums', async () => {
  const categories = Object.fromEntries(
    await Promise.all(
      Object.keys(samples).map(async (name) => {
        const { CreditNote, Invoice } = parser.parse(await ublOf(sampleOf(name)));
        const totals = [(Invoice ?? CreditNote).TaxTotal].flat();
        return [name, totals[0].TaxSubtotal.TaxCategory.ID];
      }),
    ),
  );
  expect(categories).toMatchObject({
    'a company at a rate': 'S',
    'reverse charge': 'AE',
    'a buyer outside the Union': 'O',
    'a territory without VAT': 'O',
    'no tax for another reason': 'E',
    'a Russian seller with VAT': 'S',
    'a Russian seller without VAT': 'O',
  });

  const { CreditNote: note } = parser.parse(await ublOf(sampleOf('a credit note in a foreign currency')));
  expect(note).toMatchObject({
    CreditNoteTypeCode: '381',
    DocumentCurrencyCode: 'GBP',
    TaxCurrencyCode: 'EUR',
    BillingReference: { InvoiceDocumentReference: { ID: 'NL-2026-000042', IssueDate: '2026-11-02' } },
    AccountingSupplierParty: { Party: { PartyLegalEntity: { RegistrationName: 'Hoster Demo B.V.' } } },
    AccountingCustomerParty: { Party: { PartyTaxScheme: { CompanyID: 'DE123456789' } } },
    TaxTotal: [{ TaxAmount: { '#text': '3.80' } }, { TaxAmount: { '#text': '4.51' } }],
    LegalMonetaryTotal: { PrepaidAmount: { '#text': '23.79' }, PayableAmount: { '#text': '0.00' } },
  });

  const { Invoice: sold } = parser.parse(await ublOf(sampleOf('several of a thing, discounts')));
  expect(sold.LegalMonetaryTotal).toMatchObject({
    LineExtensionAmount: { '#text': '39.98' },
    AllowanceTotalAmount: { '#text': '4.45' },
    TaxExclusiveAmount: { '#text': '35.53' },
    TaxInclusiveAmount: { '#text': '42.28' },
  });
  const { Invoice: odd } = parser.parse(await ublOf(sampleOf('names of every sort')));
  expect(odd.BuyerReference).toBe('04011000-1234512345-06');
  expect(odd.AccountingCustomerParty.Party.PostalAddress.AddressLine.Line).toBe('c/o 李雷');
});

it('does not exist while the country of a side is unknown', async () => {
  const row = sampleOf('a person at a rate');
  const unknown = { ...row, content: { ...row.content, buyer: { ...row.content.buyer, country: null } } };
  expect([await ublOf(unknown), await ciiOf(unknown)]).toEqual(['', '']);
});
