import { importInvoice, importPayments } from '../../billing/index.ts';
import type { Client, Invoice, Payment } from '../company/company.ts';
import { stuckPayments } from '../company/figures.ts';
import { openBalance } from '../../billing/index.ts';
import type { Importing } from './records.ts';

const dayOf = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null;

/** Imports invoices as documents, and payments; books what is owed. */
export async function importInvoices(importing: Importing): Promise<void> {
  const { plan, records } = importing;
  const { invoices, payments } = plan.company;
  const clients = new Map(plan.clients.map(({ client }) => [client.id, client]));
  const paymentsOf = Map.groupBy(payments, ({ invoice }) => invoice);
  const stuck = stuckPayments(plan.company);
  for (const invoice of invoices) {
    const client = clients.get(invoice.client);
    const accountId = records.idOf('client', invoice.client);
    if (!client || accountId === undefined) continue;
    await records.once('invoice', invoice.id, async (tx) => {
      const oldNumber = invoice.number || invoice.id;
      await importInvoice(tx, {
        ...documentOf(invoice, client, plan.company.seller, paymentsOf.get(invoice.id) ?? []),
        accountId,
        source: plan.source,
        oldNumber,
        openEuroCents: plan.euroCents(invoice.openCents, invoice.currency),
      });
      const left = plan.euroCents(stuck.get(invoice) ?? 0, invoice.currency);
      await openBalance(tx, { accountId, cents: left ?? 0, reference: `import:${plan.source}:stuck:${invoice.id}` });
      return null;
    });
  }
  for (const [client, list] of Map.groupBy(payments, (payment) => payment.client)) {
    const accountId = records.idOf('client', client);
    if (accountId === undefined) continue;
    for (const payment of list) {
      await records.once('payments', payment.id, async (tx) => {
        const { at, currency, feeCents, id, inCents, invoice, method, outCents, reference } = payment;
        const amounts = { at, currency, feeCents, inCents, outCents, method, reference };
        await importPayments(tx, [{ ...amounts, accountId, source: plan.source, oldId: id, oldInvoiceId: invoice }]);
        return null;
      });
    }
  }
}

function documentOf(invoice: Invoice, client: Client, seller: string, payments: readonly Payment[]) {
  const { creditCents, currency, id, openCents, state, statusName, subtotalCents, taxCents, totalCents } = invoice;
  return {
    oldId: id,
    currency,
    state,
    statusName,
    subtotalCents,
    taxCents,
    creditCents,
    totalCents,
    openCents,
    issuedOn: dayOf(invoice.date),
    dueOn: dayOf(invoice.due),
    paidOn: dayOf(invoice.paidAt),
    content: {
      seller,
      buyer: [
        client.company,
        `${client.firstName} ${client.lastName}`.trim(),
        client.address,
        `${client.zipCode} ${client.city}`.trim(),
        client.country,
        client.vatId,
      ].filter(Boolean),
      lines: invoice.lines.map(({ cents, text }) => ({ text, cents })),
      taxPercent: invoice.taxPercent,
      method: invoice.method,
      notes: invoice.notes,
      payments: payments.map(({ at, inCents, method, outCents, reference }) => ({
        at: dayOf(at),
        cents: inCents - outCents,
        method,
        reference,
      })),
    },
  };
}
