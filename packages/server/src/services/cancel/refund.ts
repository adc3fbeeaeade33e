import { defineMessage } from '@formatjs/intl';
import { translations, withValues, translate } from '../../i18n/translate.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import {
  book,
  excused,
  issueCreditNote,
  leftOf,
  lockBillingAccount,
  nextPartOf,
  owedFor,
  unsold,
  ledgerPostings,
  ledgerTransactions,
  payments,
  spokenAmount,
} from '../../billing/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { and, desc, eq, inArray, or } from '../../platform/db/drizzle.ts';
import type { Language } from '../../platform/http/index.ts';

/** Refund of a service that won't be built, or that staff have cancelled. */
export interface Unbuilt {
  /** Amount credited to the balance, in EUR cents. */
  readonly cents: number;
  /** Number of its document; null without one. */
  readonly creditNote: string | null;
}

/** Reference of a service's refund in the books. */
const refundOf = ({ id }: Pick<ServiceRow, 'id'>): string => `refund:service:${id}`;

const nothing: Unbuilt = { cents: 0, creditNote: null };

/**
 * Refunds to the balance, once, the payment for a service that won't be built. Its account is locked before the service
 * is.
 */
export async function refundUnbuilt(context: Context, tx: Db, service: Refunded): Promise<Unbuilt> {
  const { accountId, paidCents, purchaseId } = service;
  if (paidCents === 0 || purchaseId === null) return nothing;
  await lockBillingAccount(tx, accountId);
  // Staff may have already refunded a part to the payment method.
  const cents = Math.min(paidCents, await leftOf(tx, purchaseId, refundOf(service)));
  return cents <= 0 ? nothing : toBalance(context, tx, service, purchaseId, cents);
}

/**
 * Refunds to the balance, once, a part of the last payment for a service that staff cancel. Its account is locked.
 * @param cents EUR, tax included
 * @returns null when less is left of that payment
 */
export async function refundLast(context: Context, tx: Db, service: Refunded, cents: number): Promise<Unbuilt | null> {
  const ofService = or(eq(payments.serviceId, service.id), eq(payments.purchaseId, service.purchaseId ?? 0));
  const [last] = await tx
    .select({ purchaseId: payments.purchaseId, purpose: payments.purpose })
    .from(payments)
    .where(and(ofService, eq(payments.status, 'paid'), inArray(payments.purpose, ['purchase', 'renewal'])))
    .orderBy(desc(payments.paidAt), desc(payments.id))
    .limit(1);
  const purchaseId = last?.purchaseId ?? null;
  if (purchaseId === null) return null;
  const left = await leftOf(tx, purchaseId, refundOf(service));
  // An order may have paid for other services, too.
  const most = last?.purpose === 'purchase' ? Math.min(left, service.paidCents) : left;
  return cents > most ? null : toBalance(context, tx, service, purchaseId, cents);
}

type Refunded = Pick<ServiceRow, 'id' | 'accountId' | 'name' | 'paidCents' | 'purchaseId'>;

async function toBalance(
  context: Context,
  tx: Db,
  service: Refunded,
  purchaseId: number,
  cents: number,
): Promise<Unbuilt> {
  const { accountId, name } = service;
  const reference = refundOf(service);
  const part = await nextPartOf(tx, purchaseId, cents, reference);
  const label = translations(
    withValues(
      defineMessage({
        id: 'services.refund.label',
        defaultMessage: 'Refund: {name}',
        description: 'Name of a transaction of the balance, and line of a credit note',
      }),
      { name },
    ),
  );
  const entry = { reference, kind: 'refund', purchaseId, description: label } as const;
  const excusedCents = Math.min(cents, await owedFor(tx, purchaseId));
  const from = [...unsold(part), ...excused(accountId, excusedCents)];
  await book(context, tx, { ...entry, accountId, from });
  const to = excusedCents === cents ? null : ('balance' as const);
  const creditNote = await issueCreditNote(context, tx, { ...part, purchaseId, reference, label, to });
  return { cents: cents - excusedCents, creditNote };
}

const returned = defineMessage({
  id: 'services.refunded',
  defaultMessage: 'It was cancelled before setup finished. We’ve returned {amount} to your balance.',
  description: 'Page of a service that was cancelled before it was set up',
});

/** Refund to the balance for a service that was cancelled before it was set up; null: none. */
export async function refundedWords({ db }: Context, service: ServiceRow, language: Language): Promise<string | null> {
  if (service.state !== 'canceled' || service.activatedAt !== null) return null;
  const postings = await db
    .select({ cents: ledgerPostings.amountCents })
    .from(ledgerPostings)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .where(and(eq(ledgerTransactions.reference, refundOf(service)), eq(ledgerPostings.account, 'customer')));
  const cents = -postings.reduce((sum, posting) => sum + posting.cents, 0);
  return cents > 0 ? translate(language, returned, { amount: spokenAmount(cents, 'EUR', language) }) : null;
}
