import type { Context } from '../../context.ts';
import { and, eq } from '../../db/drizzle.ts';
import type { Language } from '../../http/language.ts';
import { ledgerPostings, ledgerTransactions } from '../ledger/tables.ts';
import { spokenAmount } from '../payments/spoken-amount.ts';
import { refundOf } from './refund.ts';
import type { ServiceRow } from './tables.ts';

const returned = {
  en: (amount: string) => `It was cancelled before setup finished. We’ve returned ${amount} to your balance.`,
  ru: (amount: string) => `Её отменили до завершения настройки. Мы вернули на баланс ${amount}.`,
};

/** What came back to the balance for a service that was cancelled before it was set up; null: nothing. */
export async function refundedWords({ db }: Context, service: ServiceRow, language: Language): Promise<string | null> {
  if (service.state !== 'canceled' || service.activatedAt !== null) return null;
  const postings = await db
    .select({ cents: ledgerPostings.amountCents })
    .from(ledgerPostings)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .where(and(eq(ledgerTransactions.reference, refundOf(service)), eq(ledgerPostings.account, 'customer')));
  const cents = -postings.reduce((sum, posting) => sum + posting.cents, 0);
  return cents > 0 ? returned[language](spokenAmount(cents, 'EUR', language)) : null;
}
