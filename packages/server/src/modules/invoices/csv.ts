import type { InvoiceHead } from '@hoster/contract';
import { stringify } from 'csv-stringify/sync';
import type { Language } from '../../http/language.ts';

const heads: Record<Language, Record<'invoice' | 'credit_note', string> & { columns: readonly string[] }> = {
  en: {
    columns: ['Number', 'Type', 'Date', 'Buyer', 'Total', 'Currency', 'Total in EUR', 'Corrects'],
    invoice: 'Invoice',
    credit_note: 'Credit note',
  },
  ru: {
    columns: ['Номер', 'Вид', 'Дата', 'Покупатель', 'Сумма', 'Валюта', 'Сумма в евро', 'К счёту'],
    invoice: 'Счёт',
    credit_note: 'Кредит-нота',
  },
};

/** Invoices as a table for spreadsheets, a row each. Amounts have a decimal point. */
export function invoicesCsv(invoices: readonly InvoiceHead[], language: Language): string {
  const { columns, ...kinds } = heads[language];
  return stringify(
    invoices.map(({ number, kind, issued, buyer, total, total_eur: euros, credits }) => [
      number,
      kinds[kind],
      issued,
      buyer,
      total.amount,
      total.currency === 'RUR' ? 'RUB' : total.currency,
      euros.amount,
      credits,
    ]),
    // Spreadsheets read UTF-8 by its mark, and compute what looks like a formula; a minus before digits is an amount.
    {
      header: true,
      columns: [...columns],
      bom: true,
      record_delimiter: 'windows',
      cast: { string: (value) => (/^-\d+\.\d{2}$/.test(value) ? value : { value, escape_formulas: true }) },
    },
  );
}
