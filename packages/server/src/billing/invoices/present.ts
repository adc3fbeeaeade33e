import { timeZoneOf } from '../time-zone.ts';
import { textIn } from '../../i18n/localised.ts';
import { translate } from '../../i18n/translate.ts';
import type { Invoice, InvoiceHead, InvoiceParty } from '@hoster/contract';
import { dayIn, toLedger } from '@hoster/domain';
import { taxNote } from './notes.ts';
import type { InvoiceRow, Party } from './tables.ts';

/** Data of an invoice that is stored in other rows. */
export interface InvoiceLinks {
  /** Number of the invoice that a credit note credits. */
  readonly credits: string | null;
  readonly paymentRef: string | null;
  /** Whether it's for a company rather than a person. */
  readonly isCompany: boolean;
  /** Numbers of the credit notes for an invoice. */
  readonly creditedBy: readonly string[];
}

/** Unit price of a line in hundredths, rounded. */
export const unitCents = ({ count, cents }: { count: number; cents: number }): number =>
  Math.round(cents / Math.max(1, count));

/** Date of a document (`2026-12-31`) where its seller is: the law counts the seller's days. */
export const dayAt = (seller: Pick<Party, 'country'>, time: Date | string): string =>
  dayIn(timeZoneOf(seller.country), new Date(time));

export const presentHead = (
  row: InvoiceRow,
  { credits, isCompany, paymentRef }: Omit<InvoiceLinks, 'creditedBy'>,
): InvoiceHead => ({
  number: row.number,
  kind: row.kind,
  issued: dayAt(row.content.seller, row.issuedAt),
  buyer: row.content.buyer.name,
  total: toLedger(row.totalCents, row.currency),
  total_eur: toLedger(row.totalEuroCents, 'EUR'),
  credits,
  payment_object_ref: paymentRef,
  xml: isCompany && hasCountries(row),
});

/** Whether both sides' countries are known, without which there's no electronic invoice. */
const hasCountries = ({ content: { buyer, seller } }: InvoiceRow): boolean =>
  seller.country !== null && buyer.country !== null;

/** An invoice in its own language. */
export function presentInvoice(row: InvoiceRow, related: InvoiceLinks): Invoice {
  const { content, currency, language } = row;
  const { lines, tax } = content;
  const note = taxNote(content);
  const dayOf = (time: string) => dayAt(content.seller, time);
  return {
    ...presentHead(row, related),
    language,
    paid: dayOf(content.paid),
    method: content.method,
    seller: presentParty(content.seller),
    buyer_details: presentParty(content.buyer),
    term: content.term ? { from: dayOf(content.term.from), to: dayOf(content.term.to) } : null,
    lines: lines.map(({ label, count, months, cents }) => ({
      label: textIn(label, language),
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
      note: note && translate(language, note),
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
