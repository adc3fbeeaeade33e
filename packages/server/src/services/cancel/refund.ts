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
  spokenAmount,
} from '../../billing/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { and, eq } from '../../platform/db/drizzle.ts';
import type { Language } from '../../platform/http/index.ts';

/** Refund of a service that won't be built. */
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
export async function refundUnbuilt(
  context: Context,
  tx: Db,
  service: Pick<ServiceRow, 'id' | 'accountId' | 'name' | 'paidCents' | 'purchaseId'>,
): Promise<Unbuilt> {
  const { accountId, name, paidCents, purchaseId } = service;
  if (paidCents === 0 || purchaseId === null) return nothing;
  await lockBillingAccount(tx, accountId);
  const reference = refundOf(service);
  // Staff may have already refunded a part to the payment method.
  const cents = Math.min(paidCents, await leftOf(tx, purchaseId, reference));
  if (cents <= 0) return nothing;
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
