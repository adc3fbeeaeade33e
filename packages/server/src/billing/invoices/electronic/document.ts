import type { Invoice } from '@e-invoice-eu/core';
import type { PaymentMethodSlug } from '@hoster/contract';
import { chargesEuVat } from '@hoster/domain';
import { textIn } from '../../../i18n/localised.ts';
import { translate } from '../../../i18n/translate.ts';
import { taxNote } from '../notes.ts';
import { methodNames } from '../pdf-words.ts';
import { dayAt } from '../present.ts';
import type { InvoiceRow } from '../tables.ts';
import { cleanText } from './clean-text.ts';
import { buyerParty, electronicAddress, placeOf, sellerParty } from './parties.ts';
import { taxCategory } from './tax.ts';

type Document = Invoice['ubl:Invoice'];
type Line = Document['cac:InvoiceLine'][number];
type Allowance = NonNullable<Document['cac:AllowanceCharge']>[number];

/** What a document refers to. */
export interface ElectronicLinks {
  /** The invoice that a credit note credits. */
  readonly credits: { readonly number: string; readonly issued: string } | null;
  /** Where a buyer without VAT ID receives documents. It's an address for delivery, not part of the invoice. */
  readonly email: string | null;
}

/** Rules for a document, by its identifier (BT-24). */
const profiles = {
  /** EN 16931 itself, which Factur-X and ZUGFeRD call EN 16931 or Comfort. */
  core: 'urn:cen.eu:en16931:2017',
  peppol: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
};
type Profile = keyof typeof profiles;

/** Code list UNCL4461. Cards are paid through an online service, which knows their numbers; invoices don't. */
const paymentMeans: Readonly<Record<PaymentMethodSlug, '42' | '68' | '97' | 'ZZZ'>> = {
  balance: '97',
  card: '68',
  mir: '68',
  paypal: '68',
  sbp: '68',
  bank: '42',
  crypto: 'ZZZ',
};

/** The rules for a document that is sent to a company: Germany's where it has all that they ask for, else Peppol's. */
export function sentAs({ content: { buyer, seller } }: InvoiceRow): 'peppol' | 'xrechnung' {
  const isWhole = [seller, buyer].every((party) => Object.values(placeOf(party)).every((text) => text !== ''));
  return buyer.country === 'DE' && isWhole && seller.phone && seller.email ? 'xrechnung' : 'peppol';
}

/** Whether a document can be sent to a company: both sides have an electronic address, and a country. */
export const canBeSent = ({ content: { buyer, seller } }: InvoiceRow, email: string | null): boolean =>
  seller.country !== null &&
  buyer.country !== null &&
  electronicAddress(seller, seller.email) !== null &&
  electronicAddress(buyer, email) !== null;

/**
 * A document in the terms of EN 16931, with what it says on paper. Amounts of credit notes are positive: their type
 * says that they're credited.
 * @returns null when the country of one of the two sides isn't known, without which there's no such document
 */
export function electronicDocument(row: InvoiceRow, profile: Profile, links: ElectronicLinks): Invoice | null {
  const { content, language } = row;
  const { buyer, method, seller, tax, term } = content;
  if (seller.country === null || buyer.country === null) return null;
  const sign = row.kind === 'credit_note' ? -1 : 1;
  const currency = (row.currency === 'RUR' ? 'RUB' : row.currency) as 'EUR';
  const money = (cents: number) => (cents / 100).toFixed(2);
  const category = taxCategory(content);
  const taxOf = {
    'cbc:ID': category.id,
    // Rule BR-O-05: what is outside the scope of VAT has no rate.
    ...(category.id !== 'O' && { 'cbc:Percent': String(tax.ratePercent) }),
  };
  const scheme = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };
  const note = taxNote(content);
  const reason = note && cleanText(translate(language, note));
  const lines = content.lines.map(({ cents, ...line }) => ({ ...line, cents: cents * sign }));
  // Prices can't be negative (rule BR-27), so discounts are allowances of the whole document.
  const sold = lines.filter(({ cents }) => cents >= 0);
  const allowances = sold.length === 0 ? [] : lines.filter(({ cents }) => cents < 0);
  const sum = (of: readonly { cents: number }[]) => of.reduce((total, { cents }) => total + cents, 0);
  const soldCents = sum(sold);
  const allowed = 0 - sum(allowances);
  const total = row.totalCents * sign;
  const taxCents = tax.cents * sign;
  const label = (text: (typeof lines)[number]['label']) => cleanText(textIn(text, language)) || '–';
  const accounted = chargesEuVat(seller.country) && currency !== 'EUR';
  const withVatId = category.id !== 'O';
  const id = String(row.accountId);
  const means = method === null ? null : translate(language, methodNames[method]);
  return {
    'ubl:Invoice': {
      'cbc:CustomizationID': profiles[profile],
      'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
      'cbc:ID': row.number,
      'cbc:IssueDate': dayAt(seller, row.issuedAt),
      'cbc:InvoiceTypeCode': row.kind === 'credit_note' ? '381' : '380',
      ...(reason && { 'cbc:Note': [reason] }),
      'cbc:DocumentCurrencyCode': currency,
      ...(accounted && { 'cbc:TaxCurrencyCode': 'EUR' as const }),
      'cbc:BuyerReference': cleanText(buyer.reference ?? '') || id,
      ...(term && {
        'cac:InvoicePeriod': { 'cbc:StartDate': dayAt(seller, term.from), 'cbc:EndDate': dayAt(seller, term.to) },
      }),
      ...(links.credits && {
        'cac:BillingReference': [
          {
            'cac:InvoiceDocumentReference': {
              'cbc:ID': links.credits.number,
              'cbc:IssueDate': dayAt(seller, links.credits.issued),
            },
          },
        ],
      }),
      'cac:AccountingSupplierParty': { 'cac:Party': sellerParty(seller, { country: seller.country, withVatId }) },
      'cac:AccountingCustomerParty': {
        'cac:Party': buyerParty(buyer, { country: buyer.country, email: links.email, id, withVatId }),
      },
      'cac:PaymentMeans': [
        {
          'cbc:PaymentMeansCode': method === null ? '1' : paymentMeans[method],
          ...(means !== null && { 'cbc:PaymentMeansCode@name': means }),
        },
      ],
      ...(allowances.length > 0 && {
        'cac:AllowanceCharge': allowances.map((line): Allowance => ({
          'cbc:ChargeIndicator': 'false',
          'cbc:AllowanceChargeReason': label(line.label),
          'cbc:Amount': money(0 - line.cents),
          'cbc:Amount@currencyID': currency,
          'cac:TaxCategory': { ...taxOf, ...scheme },
        })),
      }),
      'cac:TaxTotal': [
        {
          'cbc:TaxAmount': money(taxCents),
          'cbc:TaxAmount@currencyID': currency,
          'cac:TaxSubtotal': [
            {
              'cbc:TaxableAmount': money(total - taxCents),
              'cbc:TaxableAmount@currencyID': currency,
              'cbc:TaxAmount': money(taxCents),
              'cbc:TaxAmount@currencyID': currency,
              'cac:TaxCategory': {
                ...taxOf,
                ...(category.reasonCode && { 'cbc:TaxExemptionReasonCode': category.reasonCode }),
                ...(category.id !== 'S' && reason && { 'cbc:TaxExemptionReason': reason }),
                ...scheme,
              },
            },
          ],
        },
        ...(accounted
          ? [{ 'cbc:TaxAmount': money(tax.euroCents * sign), 'cbc:TaxAmount@currencyID': 'EUR' as const }]
          : []),
      ] as Document['cac:TaxTotal'],
      'cac:LegalMonetaryTotal': {
        'cbc:LineExtensionAmount': money(soldCents),
        'cbc:LineExtensionAmount@currencyID': currency,
        'cbc:TaxExclusiveAmount': money(total - taxCents),
        'cbc:TaxExclusiveAmount@currencyID': currency,
        'cbc:TaxInclusiveAmount': money(total),
        'cbc:TaxInclusiveAmount@currencyID': currency,
        ...(allowances.length > 0 && {
          'cbc:AllowanceTotalAmount': money(allowed),
          'cbc:AllowanceTotalAmount@currencyID': currency,
        }),
        // Invoices are issued when they're paid, credit notes when the money is returned.
        'cbc:PrepaidAmount': money(total),
        'cbc:PrepaidAmount@currencyID': currency,
        'cbc:PayableAmount': money(0),
        'cbc:PayableAmount@currencyID': currency,
      },
      'cac:InvoiceLine': sold.map((line, index) => ({
        'cbc:ID': String(index + 1),
        'cbc:InvoicedQuantity': String(Math.max(1, line.count)),
        'cbc:InvoicedQuantity@unitCode': 'C62',
        'cbc:LineExtensionAmount': money(line.cents),
        'cbc:LineExtensionAmount@currencyID': currency,
        'cac:Item': { 'cbc:Name': label(line.label), 'cac:ClassifiedTaxCategory': { ...taxOf, ...scheme } },
        'cac:Price': priceOf(line, currency, money),
      })) as [Line, ...Line[]],
    },
  };
}

/** Price of a line: of one if it comes to whole cents, else of all of them, so that nothing is rounded. */
function priceOf(
  { cents, count }: { readonly cents: number; readonly count: number },
  currency: 'EUR',
  money: (cents: number) => string,
) {
  const each = cents / Math.max(1, count);
  const isWhole = Number.isInteger(each);
  return {
    'cbc:PriceAmount': money(isWhole ? each : cents),
    'cbc:PriceAmount@currencyID': currency,
    ...(!isWhole && { 'cbc:BaseQuantity': String(count), 'cbc:BaseQuantity@unitCode': 'C62' as const }),
  };
}
