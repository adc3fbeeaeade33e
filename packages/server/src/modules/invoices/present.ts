import type { Invoice, InvoiceHead, InvoiceParty } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import { taxNote } from './notes.ts';
import type { InvoiceRow, Party } from './tables.ts';

/** What belongs to an invoice and is in other rows. */
export interface Related {
  /** Number of the invoice that a credit note takes back. */
  readonly credits: string | null;
  readonly paymentRef: string | null;
  /** Numbers of the credit notes for an invoice. */
  readonly creditedBy: readonly string[];
}

/** Hundredths for one of a line's items, rounded. */
export const unitCents = ({ count, cents }: { count: number; cents: number }): number =>
  Math.round(cents / Math.max(1, count));

/** The day of a document, in UTC. */
export const dayOf = (time: Date | string): string => new Date(time).toISOString().slice(0, 10);

export const presentHead = (row: InvoiceRow, { credits, paymentRef }: Omit<Related, 'creditedBy'>): InvoiceHead => ({
  number: row.number,
  kind: row.kind,
  issued: dayOf(row.issuedAt),
  buyer: row.content.buyer.name,
  total: toLedger(row.totalCents, row.currency),
  total_eur: toLedger(row.totalEuroCents, 'EUR'),
  credits,
  payment_object_ref: paymentRef,
});

/** An invoice in its own language. */
export function presentInvoice(row: InvoiceRow, related: Related): Invoice {
  const { content, currency, language } = row;
  const { lines, tax } = content;
  return {
    ...presentHead(row, related),
    language,
    paid: dayOf(content.paid),
    method: content.method,
    seller: presentParty(content.seller),
    buyer_details: presentParty(content.buyer),
    term: content.term ? { from: dayOf(content.term.from), to: dayOf(content.term.to) } : null,
    lines: lines.map(({ label, count, months, cents }) => ({
      label: label[language],
      count,
      months,
      unit_net: toLedger(unitCents({ count, cents }), currency),
      net: toLedger(cents, currency),
    })),
    net: toLedger(row.totalCents - tax.cents, currency),
    tax: {
      rate_percent: tax.ratePercent,
      amount: toLedger(tax.cents, currency),
      amount_eur: toLedger(tax.euroCents, 'EUR'),
      note: taxNote(content)?.[language] ?? null,
    },
    rate: row.rate,
    credited_by: [...related.creditedBy],
  };
}

const presentParty = ({ name, address, vatId, registrationNumber, email }: Party): InvoiceParty => ({
  name,
  address,
  vat_id: vatId,
  registration_number: registrationNumber,
  email,
});
