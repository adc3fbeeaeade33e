import { defineMessage, defineMessages } from '@formatjs/intl';
import { translate, translations } from '../../i18n/translate.ts';
import { and, asc, desc, eq, inArray, ne } from '../../platform/db/drizzle.ts';
import type { Finance, OpenPayment, Payment } from '@hoster/contract';
import { formatCents, personAt, toLedger } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import { accounts, type Viewer } from '../../identity/index.ts';
import { taxAt, taxationOf } from '../../platform/company/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Language } from '../../platform/http/index.ts';
import { invoiceNumberOf } from '../invoices/find.ts';
import { presentLine } from '../purchases/purchase-lines.ts';
import { balanceOf, overdraftLeft, overdraftOf } from './balance.ts';
import { presentCoins } from './providers.ts';
import { presentTransfer } from './transfer/present.ts';
import { attemptOf } from './attempts/attempts.ts';
import { legalEntitiesOf } from './legal-entities.ts';
import { sentBackOf } from './refunds/queue.ts';
import { usableCardsOf } from './saved-cards.ts';
import { topUpLimits } from './top-up.ts';
import { isOpen } from './attempts/settle.ts';
import type { PaymentRow } from './tables.ts';
import { openStatuses, payments } from './tables.ts';
import { presentMovements } from './transactions.ts';
import { purchaseLines } from '../purchases/tables.ts';

const failures = defineMessages({
  declined: { id: 'billing.payment.failures.declined', defaultMessage: 'Payment failed' },
  timeout: {
    id: 'billing.payment.failures.timeout',
    defaultMessage: 'Unable to reach the bank. Consider using a different card',
  },
  expired: { id: 'billing.payment.failures.expired', defaultMessage: 'The payment page has expired' },
});
const topUpLabel = defineMessage({ id: 'billing.payment.top-up-label', defaultMessage: 'Top-up' });
const latest = 20;

/** A payment as its owner sees it. */
export async function presentPayment(context: Context, row: PaymentRow, language: Language): Promise<Payment> {
  const { db } = context;
  const attempt = await attemptOf(db, row);
  const { amountCents: refunded } = await sentBackOf(db, row.id, row.status === 'paid' ? 'refund' : 'returned');
  const crypto = attempt?.providerRef ? await presentCoins(context, attempt.provider, attempt.providerRef) : null;
  const lines = row.purchaseId === null ? [] : await linesOf(db, row.purchaseId);
  const ordered = await context.paymentSubject.services(db, row);
  const terms = isOpen(row) ? await context.paymentSubject.termsToAccept(context, db, row) : null;
  const own = { label: translations(topUpLabel), count: 1, months: 0, kind: 'tariff' as const };
  return {
    ref: row.ref,
    purpose: row.purpose,
    status: crypto?.state === 'underpaid' && row.status === 'awaiting' ? 'underpaid' : row.status,
    method: row.method,
    total: toLedger(row.amountCurrencyCents, row.currency),
    total_eur: { amount: formatCents(row.amountCents), currency: 'EUR' },
    lines:
      row.purpose === 'top_up'
        ? [presentLine({ ...own, amountCurrencyCents: row.amountCurrencyCents }, row.currency, language)]
        : lines.map((line) => presentLine(line, row.currency, language)),
    orders: ordered.map(({ id, name, state }) => ({ id, name, status: state })),
    order_url: await context.paymentSubject.orderUrl(context, row),
    created: row.createdAt.toISOString(),
    // A failed payment may be retried until then.
    expires: isOpen(row) ? (row.expiresAt?.toISOString() ?? null) : null,
    redirect_url: row.status === 'awaiting' && attempt?.state === 'open' ? attempt.redirectUrl : null,
    crypto,
    transfer: attempt?.provider === 'transfer' ? await presentTransfer(context, row, attempt) : null,
    is_opening: row.status === 'awaiting' && attempt?.state === 'opening',
    refunded: refunded > 0 ? toLedger(refunded, row.currency) : null,
    ...(terms !== null && { terms_version: terms }),
    ...(row.purpose === 'card' && { replaces_card: row.replacedCardId !== null }),
    invoice: await invoiceNumberOf(db, row.id),
    error: row.status === 'failed' && row.failure !== null ? translate(language, failures[row.failure]) : null,
  };
}

const linesOf = (db: Db, purchaseId: number) =>
  db.select().from(purchaseLines).where(eq(purchaseLines.purchaseId, purchaseId)).orderBy(asc(purchaseLines.position));

/** Balance of an account with its latest transactions. */
export async function presentFinance(
  context: Context,
  { accountId, country, zipCode }: Pick<Viewer, 'accountId' | 'country' | 'zipCode'>,
  language: Language,
): Promise<Finance> {
  const { clock, db } = context;
  const [balance, overdraft, entities, cards, movements, open, [account]] = await Promise.all([
    balanceOf(db, accountId),
    overdraftOf(db, accountId),
    legalEntitiesOf(db, accountId),
    usableCardsOf(context, accountId),
    presentMovements(context, accountId, { limit: latest }, language),
    openPaymentsOf(db, accountId),
    db.select({ source: accounts.renewalSource }).from(accounts).where(eq(accounts.id, accountId)),
  ]);
  return {
    balance: toLedger(balance, 'EUR'),
    overdraft: overdraftLeft(overdraft, balance),
    tax: taxAt(await taxationOf(db), clock.now(), country, personAt(zipCode)),
    legal_entities: entities,
    saved_cards: cards,
    renewal_source: account?.source ?? 'balance',
    top_up: topUpLimits,
    movements,
    open_payments: open,
  };
}

async function openPaymentsOf(db: Db, accountId: number): Promise<OpenPayment[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.accountId, accountId), inArray(payments.status, openStatuses), ne(payments.purpose, 'card')))
    .orderBy(desc(payments.id))
    .limit(latest);
  return rows.map((row) => ({
    ref: row.ref,
    purpose: row.purpose,
    status: row.status,
    total: toLedger(row.amountCurrencyCents, row.currency),
    created: row.createdAt.toISOString(),
    expires: row.expiresAt?.toISOString() ?? null,
  }));
}
