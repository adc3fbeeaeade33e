import { defineMessages } from '@formatjs/intl';
import { translator } from '../../i18n/translate.ts';
import { formatCents } from '@hoster/domain';
import { stringify } from 'csv-stringify/sync';
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

/** An amount, which is the one text that may begin with a minus. */
const amountText = /^-\d+[.,]\d{2}$/;

/** Where a formula begins for a spreadsheet: also behind what separates columns in another region, and behind blanks. */
const beforeFormula = /(^|[;,])(?=[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B])/gu;

/** A text that spreadsheets show as it is. */
const asText = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(beforeFormula, "$1'");

/**
 * Invoices as CSV for spreadsheets, one row each, with the separators of the language: where decimals have a comma,
 * spreadsheets expect semicolons between columns.
 */
export function invoicesCsv(invoices: readonly Listed[], language: Language): string {
  const t = translator(language);
  const decimal = new Intl.NumberFormat(language).format(0.5).slice(1, 2);
  const amount = (cents: number) => formatCents(cents).replace('.', decimal);
  return stringify(
    invoices.map(({ row, credits }) => {
      const { number, kind, currency, totalCents, totalEuroCents, content, issuedAt } = row;
      const { buyer, tax } = content;
      return [
        number,
        t(titles[kind]),
        dayAt(content.seller, issuedAt),
        buyer.name,
        amount(totalCents - tax.cents),
        amount(tax.cents),
        amount(totalCents),
        currency === 'RUR' ? 'RUB' : currency,
        String(tax.ratePercent).replace('.', decimal),
        amount(tax.euroCents),
        amount(totalEuroCents),
        credits,
      ];
    }),
    // Spreadsheets recognise UTF-8 by its BOM.
    {
      header: true,
      columns: Object.values(columns).map((column) => t(column)),
      bom: true,
      delimiter: decimal === ',' ? ';' : ',',
      record_delimiter: 'windows',
      cast: { string: (value) => (amountText.test(value) ? value : asText(value)) },
    },
  );
}
