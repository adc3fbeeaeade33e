import type { Invoice, InvoiceState, Payment } from '../company/company.ts';
import type { Row } from '../company/rows.ts';
import type { Whmcs } from './load.ts';

const states: Readonly<Record<string, InvoiceState>> = {
  draft: 'draft',
  unpaid: 'open',
  'payment pending': 'open',
  collections: 'open',
  paid: 'paid',
  cancelled: 'cancelled',
  refunded: 'refunded',
};

/** Types of items that are no sales. */
const unsold: ReadonlySet<string> = new Set(['addfunds', 'invoice']);

/** Money that came and went, of clients and of nobody. @param codeOf currency of a client */
export function paymentsOf(
  { rows }: Whmcs,
  codeOf: (client: string) => string,
  currencyById: (id: string | null) => string,
): Payment[] {
  return rows('accounts').map((row) => {
    const client = row.id('userid');
    return {
      id: row.raw('id'),
      client: client ?? '',
      invoice: row.id('invoiceid'),
      // The column is filled in only for those of no client.
      currency: client === null ? currencyById(row.id('currency')) : codeOf(client),
      at: row.date('date'),
      inCents: row.cents('amountin'),
      outCents: row.cents('amountout'),
      feeCents: row.cents('fees'),
      method: row.line('gateway'),
      reference: row.line('transid'),
    };
  });
}

/** Invoices with their items. What is stored wins; nothing is computed again. */
export function invoicesOf(
  { rows }: Whmcs,
  codeOf: (client: string) => string,
  payments: readonly Payment[],
): Invoice[] {
  const items = Map.groupBy(rows('invoiceitems'), (row) => row.raw('invoiceid'));
  const paid = new Map<string, number>();
  for (const { inCents, invoice, outCents } of payments) {
    if (invoice !== null) paid.set(invoice, (paid.get(invoice) ?? 0) + inCents - outCents);
  }
  return rows('invoices').map((row) => {
    const id = row.raw('id');
    const lines = items.get(id) ?? [];
    const state = states[row.raw('status').toLowerCase()] ?? 'cancelled';
    const isShell = lines.some((line) => typeOf(line) === 'invoice');
    const totalCents = row.cents('total');
    return {
      id,
      client: row.raw('userid'),
      number: row.line('invoicenum'),
      currency: codeOf(row.raw('userid')),
      date: row.date('date'),
      due: row.date('duedate'),
      paidAt: row.date('datepaid'),
      state,
      statusName: row.raw('status'),
      lines: lines.map((line) => ({
        text: line.text('description'),
        cents: line.cents('amount'),
        isTaxed: line.is('taxed'),
      })),
      subtotalCents: row.cents('subtotal'),
      taxCents: row.cents('tax') + row.cents('tax2'),
      taxPercent: percentsOf(row),
      creditCents: row.cents('credit'),
      totalCents,
      openCents: state === 'open' && !isShell ? totalCents - (paid.get(id) ?? 0) : 0,
      isShell,
      soldCents: lines.reduce((sum, line) => (unsold.has(typeOf(line)) ? sum : sum + line.cents('amount')), 0),
      method: row.line('paymentmethod'),
      notes: row.text('notes'),
    };
  });
}

const typeOf = (row: Row): string => row.raw('type').toLowerCase();

/** `19`, or `5 + 9.975` for two taxes. */
const percentsOf = (row: Row): string =>
  ['taxrate', 'taxrate2']
    .map((column) => Number(row.raw(column)))
    .filter((rate) => rate > 0)
    .join(' + ');
