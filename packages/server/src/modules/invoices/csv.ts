import { formatCents } from '@hoster/domain';
import { stringify } from 'csv-stringify/sync';
import type { Language } from '../../http/language.ts';
import type { Listed } from './find.ts';
import { dayOf } from './present.ts';

const heads: Record<Language, Record<'invoice' | 'credit_note', string> & { columns: readonly string[] }> = {
  en: {
    columns: [
      'Number',
      'Type',
      'Date',
      'Buyer',
      'Net',
      'VAT',
      'Total',
      'Currency',
      'VAT rate, %',
      'VAT in EUR',
      'Total in EUR',
      'Corrects',
    ],
    invoice: 'Invoice',
    credit_note: 'Credit note',
  },
  ru: {
    columns: [
      'Номер',
      'Вид',
      'Дата',
      'Покупатель',
      'Без НДС',
      'НДС',
      'Сумма',
      'Валюта',
      'Ставка НДС, %',
      'НДС в евро',
      'Сумма в евро',
      'К счёту',
    ],
    invoice: 'Счёт',
    credit_note: 'Кредит-нота',
  },
};

/** Invoices as a table for spreadsheets, a row each. Amounts have a decimal point. */
export function invoicesCsv(invoices: readonly Listed[], language: Language): string {
  const { columns, ...kinds } = heads[language];
  return stringify(
    invoices.map(({ row, credits }) => {
      const { number, kind, currency, totalCents, totalEuroCents, content, issuedAt } = row;
      const { buyer, tax } = content;
      return [
        number,
        kinds[kind],
        dayOf(issuedAt),
        buyer.name,
        formatCents(totalCents - tax.cents),
        formatCents(tax.cents),
        formatCents(totalCents),
        currency === 'RUR' ? 'RUB' : currency,
        String(tax.ratePercent),
        formatCents(tax.euroCents),
        formatCents(totalEuroCents),
        credits,
      ];
    }),
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
