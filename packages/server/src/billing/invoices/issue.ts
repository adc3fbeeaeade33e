import type { Localised } from '../../i18n/localised.ts';
import { ratioOfCents } from '@hoster/domain';
import { and, asc, eq, ne } from '../../platform/db/drizzle.ts';
import { settingsOf } from '../../platform/company/index.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Language } from '../../platform/http/index.ts';
import type { PaymentRow } from '../payments/tables.ts';
import { sellerTo } from '../../settings/index.ts';
import { invoiceBuyer } from './buyer.ts';
import { mailCopies } from '../recipients/recipients.ts';
import { nextNumber } from './number.ts';
import { invoices, type InvoiceRow, type Party } from './tables.ts';
import { purchaseLines, purchases, type PurchaseRow } from '../purchases/tables.ts';

/**
 * Issues the invoice for a purchase that has just been paid, once, in the transaction that settles it. Free purchases
 * have none.
 * @param term days that a renewal pays for
 * @returns its number; null when there's nothing to invoice, or it was issued before
 */
export async function issueInvoice(
  context: Pick<Context, 'clock' | 'secrets' | 'settings'>,
  tx: Db,
  payment: Pick<PaymentRow, 'id' | 'accountId' | 'purchaseId' | 'method' | 'amountCents'>,
  term?: { from: Date; to: Date },
): Promise<string | null> {
  const { purchaseId } = payment;
  if (purchaseId === null || payment.amountCents === 0) return null;
  const purchase = await purchaseOf(tx, purchaseId);
  const lines = await tx
    .select()
    .from(purchaseLines)
    .where(and(eq(purchaseLines.purchaseId, purchaseId), ne(purchaseLines.kind, 'tax')))
    .orderBy(asc(purchaseLines.position));
  const taxed = await tx
    .select({ cents: purchaseLines.amountCurrencyCents })
    .from(purchaseLines)
    .where(and(eq(purchaseLines.purchaseId, purchaseId), eq(purchaseLines.kind, 'tax')));
  const buyer = await invoiceBuyer(tx, purchase);
  const now = context.clock.now();
  const seller = await sellingParty(tx, buyer.country, purchase.language);
  return store(context, tx, seriesOf(seller), {
    kind: 'invoice',
    accountId: purchase.accountId,
    purchaseId,
    paymentId: payment.id,
    reference: `payment:${payment.id}`,
    language: purchase.language,
    currency: purchase.currency,
    rate: purchase.rate,
    totalCents: purchase.totalCurrencyCents,
    totalEuroCents: purchase.totalCents,
    issuedAt: now,
    content: {
      seller,
      buyer,
      lines: lines.map(({ label, count, months, amountCents, amountCurrencyCents }) => ({
        label,
        count,
        months,
        cents: amountCurrencyCents,
        euroCents: amountCents,
      })),
      tax: {
        ratePercent: purchase.tax.rate_percent,
        reverseCharge: purchase.tax.reverse_charge,
        cents: taxed.reduce((sum, { cents }) => sum + cents, 0),
        euroCents: purchase.tax.amount_cents,
        country: purchase.tax.country,
        ...(purchase.tax.label !== null && purchase.tax.label !== 'VAT' && { label: purchase.tax.label }),
      },
      ...(term && { term: { from: term.from.toISOString(), to: term.to.toISOString() } }),
      method: payment.method,
      paid: now.toISOString(),
    },
  });
}

/** A refund of part or all of an invoice. */
export interface Credit {
  readonly purchaseId: number;
  /** EUR cents, tax included. */
  readonly grossCents: number;
  readonly taxCents: number;
  /** Refunded amount in hundredths of the invoice's currency; default: its value at the invoice's rate. */
  readonly currencyCents?: number;
  /** Where the money is refunded to; null: nowhere, because we have none of it left. */
  readonly to: 'method' | 'balance' | null;
  /** Unique name of what it's issued for: each has one credit note. */
  readonly reference: string;
  readonly label: Localised;
}

/** Issues a credit note. Does nothing if the purchase has no invoice. @returns its number */
export async function issueCreditNote(
  context: Pick<Context, 'clock' | 'secrets' | 'settings'>,
  tx: Db,
  credit: Credit,
): Promise<string | null> {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.purchaseId, credit.purchaseId), eq(invoices.kind, 'invoice')));
  if (!invoice) return null;
  const { content, totalCents, totalEuroCents } = invoice;
  // At the invoice's rate, cumulative with earlier credit notes, so that a full refund is exact to the cent.
  const before = await creditNoteTotals(tx, invoice.id);
  const together = before.euroCents + credit.grossCents;
  const worth = ratioOfCents(totalCents, together, totalEuroCents) - before.cents;
  const gross = Math.max(0, Math.min(credit.currencyCents ?? worth, totalCents - before.cents));
  const tax = ratioOfCents(content.tax.cents, before.cents + gross, totalCents) - before.taxCents;
  const netEuros = credit.grossCents - credit.taxCents;
  return store(context, tx, seriesOf(content.seller), {
    kind: 'credit_note',
    accountId: invoice.accountId,
    purchaseId: invoice.purchaseId,
    paymentId: invoice.paymentId,
    creditsId: invoice.id,
    reference: credit.reference,
    language: invoice.language,
    currency: invoice.currency,
    rate: invoice.rate,
    totalCents: -gross,
    totalEuroCents: -credit.grossCents,
    issuedAt: context.clock.now(),
    content: {
      ...content,
      lines: [{ label: credit.label, count: 1, months: 0, cents: tax - gross, euroCents: 0 - netEuros }],
      tax: { ...content.tax, cents: 0 - tax, euroCents: 0 - credit.taxCents },
      to: credit.to,
    },
  });
}

/** Total of an invoice's credit notes so far, in its currency and in EUR cents. */
async function creditNoteTotals(tx: Db, id: number): Promise<{ cents: number; taxCents: number; euroCents: number }> {
  const notes = await tx.select().from(invoices).where(eq(invoices.creditsId, id));
  const sumOf = (centsOf: (note: InvoiceRow) => number) => notes.reduce((sum, note) => sum - centsOf(note), 0);
  return {
    cents: sumOf(({ totalCents }) => totalCents),
    taxCents: sumOf(({ content }) => content.tax.cents),
    euroCents: sumOf(({ totalEuroCents }) => totalEuroCents),
  };
}

async function store(
  context: Pick<Context, 'secrets' | 'settings'>,
  tx: Db,
  seller: string,
  document: Omit<InvoiceRow, 'id' | 'number' | 'creditsId'> & { creditsId?: number },
): Promise<string | null> {
  const known = await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.reference, document.reference));
  if (known.length > 0) return null;
  const number = await nextNumber(tx, seller, document.kind, document.issuedAt);
  await tx.insert(invoices).values({ ...document, number });
  const { accountId, kind } = document;
  await mailCopies(context, tx, accountId, { number, kind });
  return number;
}

async function purchaseOf(tx: Db, id: number): Promise<PurchaseRow> {
  const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, id));
  if (!purchase) throw new Error(`Purchase ${id} was not found.`);
  return purchase;
}

/** The company that sells to a country, as it is today. */
async function sellingParty(tx: Db, country: string | null, language: Language): Promise<Party> {
  const seller = await sellerTo(tx, country, language);
  // Orders are closed until it's filled in.
  if (!seller) throw new Error('The company that sells isn’t filled in.');
  const brand = await settingsOf(tx, 'brand');
  return {
    name: seller.name,
    address: seller.address,
    country: seller.country_code,
    vatId: seller.vat_id,
    registrationNumber: seller.registration_number,
    email: seller.email,
    series: seller.series,
    ...(seller.phone !== null && { phone: seller.phone }),
    ...(brand?.color && { color: brand.color }),
  };
}

/** First part of a seller's numbers. */
const seriesOf = ({ series, country }: Party): string => series ?? country ?? 'NL';
