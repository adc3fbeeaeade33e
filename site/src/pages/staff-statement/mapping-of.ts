import type { StatementDates, StatementMapping } from '@hoster/contract';
import { formText } from '../../app/router/form-text.ts';

export const dateOrders: readonly StatementDates[] = ['ymd', 'dmy', 'mdy'];

/** Number of a column that a form names; null for none. */
function column(form: FormData, name: string): number | null {
  const text = formText(form, name);
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}

/** The columns as a form describes them. What nobody has chosen is a column that no file has: the call says so. */
export function mappingOf(form: FormData): StatementMapping {
  const texts = [column(form, 'remittance'), column(form, 'remittance2')].filter((one) => one !== null);
  return {
    has_header: form.has('has_header'),
    date: column(form, 'date') ?? NO_COLUMN,
    dates: dateOrders.find((one) => one === formText(form, 'dates')) ?? 'ymd',
    amount: column(form, 'amount') ?? NO_COLUMN,
    decimal: formText(form, 'decimal') === ',' ? ',' : '.',
    direction: column(form, 'direction'),
    outgoing: formText(form, 'outgoing').slice(0, 40),
    payer: column(form, 'payer'),
    iban: column(form, 'iban'),
    currency: column(form, 'currency'),
    remittance: texts.length > 0 ? texts : [NO_COLUMN],
  };
}

const NO_COLUMN = 199;
