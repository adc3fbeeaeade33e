import type { Company, Invoice, Service } from './company.ts';

/** Sums of the invoices of one status, in hundredths. `grossCents`: before credit was applied. */
export interface InvoiceSums {
  readonly count: number;
  readonly grossCents: number;
  readonly creditCents: number;
  readonly totalCents: number;
  readonly taxCents: number;
}

/** Figures of a company in one currency, in hundredths, to compare before and after. */
export interface Figures {
  readonly clients: number;
  readonly invoices: Readonly<Record<string, InvoiceSums>>;
  /** Items of issued invoices that are sales. */
  readonly soldCents: number;
  readonly payments: {
    readonly rows: number;
    readonly inCents: number;
    readonly outCents: number;
    readonly feeCents: number;
  };
  /** Balances of clients, above and below zero. */
  readonly creditCents: number;
  readonly debtCents: number;
  readonly openCents: number;
  readonly openCount: number;
  /** Open invoices below zero: what is owed to clients. */
  readonly negativeCents: number;
  readonly negativeCount: number;
  /** Money that came for drafts and cancelled invoices, and is still there. */
  readonly stuckCents: number;
  /** Prices as stored, a month. */
  readonly monthlyActiveCents: number;
  readonly monthlySuspendedCents: number;
  readonly monthlyAddonCents: number;
  readonly monthlyDomainCents: number;
}

/** Money that came for invoices that nobody owes, by invoice. */
export function stuckPayments({ invoices, payments }: Company): Map<Invoice, number> {
  const void_ = new Map(
    invoices.filter(({ state }) => state === 'draft' || state === 'cancelled').map((invoice) => [invoice.id, invoice]),
  );
  const stuck = new Map<Invoice, number>();
  for (const payment of payments) {
    const invoice = payment.invoice === null ? undefined : void_.get(payment.invoice);
    if (invoice) stuck.set(invoice, (stuck.get(invoice) ?? 0) + payment.inCents - payment.outCents);
  }
  return new Map([...stuck].filter(([, cents]) => cents > 0));
}

/** Figures of a company by currency, in the order of its currencies. */
export function figuresOf(company: Company): ReadonlyMap<string, Figures> {
  const codes = new Set([
    ...company.currencies.map(({ code }) => code),
    ...company.clients.map(({ currency }) => currency),
  ]);
  const stuck = [...stuckPayments(company)];
  return new Map(
    [...codes].map((code) => {
      const of = <Row extends { readonly currency: string }>(rows: readonly Row[]): Row[] =>
        rows.filter(({ currency }) => currency === code);
      const clients = of(company.clients);
      const invoices = of(company.invoices);
      const payments = of(company.payments);
      const services = of(company.services);
      const own = new Set(clients.map(({ id }) => id));
      const open = invoices.filter(({ openCents }) => openCents > 0);
      const negative = invoices.filter(({ openCents }) => openCents < 0);
      const issued = invoices.filter(({ state }) => state !== 'draft' && state !== 'cancelled');
      const active = services.filter(({ status }) => status === 'active');
      return [
        code,
        {
          clients: clients.length,
          invoices: sumsOf(invoices),
          soldCents: total(issued, ({ soldCents }) => soldCents),
          payments: {
            rows: payments.length,
            inCents: total(payments, ({ inCents }) => inCents),
            outCents: total(payments, ({ outCents }) => outCents),
            feeCents: total(payments, ({ feeCents }) => feeCents),
          },
          creditCents: total(clients, ({ creditCents }) => Math.max(0, creditCents)),
          debtCents: total(clients, ({ creditCents }) => Math.max(0, -creditCents)),
          openCents: total(open, ({ openCents }) => openCents),
          openCount: open.length,
          negativeCents: total(negative, ({ openCents }) => -openCents),
          negativeCount: negative.length,
          stuckCents: total(
            of(stuck.map(([invoice, cents]) => ({ currency: invoice.currency, cents }))),
            ({ cents }) => cents,
          ),
          monthlyActiveCents: monthly(active.map(priced)),
          monthlySuspendedCents: monthly(services.filter(({ status }) => status === 'suspended').map(priced)),
          monthlyAddonCents: monthly(active.flatMap(({ addons }) => addons.filter(({ isActive }) => isActive))),
          monthlyDomainCents: monthly(
            company.domains
              .filter(({ client, isActive }) => isActive && own.has(client))
              .map(({ cents, years }) => ({ cents, months: years * 12 })),
          ),
        },
      ] as const;
    }),
  );
}

const priced = ({ listCents, months }: Service) => ({ cents: listCents, months });

function total<Row>(rows: readonly Row[], centsOf: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + centsOf(row), 0);
}

/** Rounded once, at the end. */
const monthly = (rows: readonly { readonly cents: number; readonly months: number | null }[]): number =>
  Math.round(total(rows, ({ cents, months }) => (months !== null && cents > 0 ? cents / months : 0)));

function sumsOf(invoices: readonly Invoice[]): Record<string, InvoiceSums> {
  const byStatus = Map.groupBy(invoices, ({ statusName }) => statusName);
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([status, list]) => [
        status,
        {
          count: list.length,
          grossCents: total(list, ({ creditCents, totalCents }) => totalCents + creditCents),
          creditCents: total(list, ({ creditCents }) => creditCents),
          totalCents: total(list, ({ totalCents }) => totalCents),
          taxCents: total(list, ({ taxCents }) => taxCents),
        },
      ]),
  );
}
