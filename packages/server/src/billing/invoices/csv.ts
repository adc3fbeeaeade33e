import { defineMessages } from '@formatjs/intl';
import { translator } from '../../i18n/translate.ts';
import { csvOf } from '../../platform/csv/index.ts';
import type { Language } from '../../platform/http/index.ts';
import type { Listed } from './find.ts';
import { titles } from './pdf-words.ts';
import { dayAt } from './present.ts';

const columns = defineMessages({
  number: { id: 'billing.invoices.column.number', defaultMessage: 'Number' },
  type: { id: 'billing.invoices.column.type', defaultMessage: 'Type' },
  date: { id: 'billing.invoices.column.date', defaultMessage: 'Date' },
  buyer: { id: 'billing.invoices.column.buyer', defaultMessage: 'Buyer' },
  net: { id: 'billing.invoices.column.net', defaultMessage: 'Net' },
  vat: { id: 'billing.invoices.column.vat', defaultMessage: 'VAT' },
  total: { id: 'billing.invoices.column.total', defaultMessage: 'Total' },
  currency: { id: 'billing.invoices.column.currency', defaultMessage: 'Currency' },
  vatRate: { id: 'billing.invoices.column.vat-rate', defaultMessage: 'VAT rate, %' },
  vatInEur: { id: 'billing.invoices.column.vat-in-eur', defaultMessage: 'VAT in EUR' },
  totalInEur: { id: 'billing.invoices.column.total-in-eur', defaultMessage: 'Total in EUR' },
  corrects: { id: 'billing.invoices.column.corrects', defaultMessage: 'Corrects' },
});

/** Invoices as CSV for spreadsheets, one row each. */
export function invoicesCsv(invoices: readonly Listed[], language: Language): string {
  const t = translator(language);
  return csvOf(
    language,
    Object.values(columns).map((column) => t(column)),
    invoices.map(({ row, credits }) => {
      const { number, kind, currency, totalCents, totalEuroCents, content, issuedAt } = row;
      const { buyer, tax } = content;
      return [
        number,
        t(titles[kind]),
        dayAt(content.seller, issuedAt),
        buyer.name,
        { cents: totalCents - tax.cents },
        { cents: tax.cents },
        { cents: totalCents },
        currency === 'RUR' ? 'RUB' : currency,
        tax.ratePercent,
        { cents: tax.euroCents },
        { cents: totalEuroCents },
        credits,
      ];
    }),
  );
}
