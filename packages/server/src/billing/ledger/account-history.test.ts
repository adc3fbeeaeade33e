import { ratioOfCents } from '@hoster/domain';
import { eq, sql } from '../../platform/db/drizzle.ts';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { rowsOf } from '../../platform/db/rows-of.ts';
import type { Db } from '../../platform/db/types.ts';
import { testBackend } from '../../testing/backend.ts';
import { makeCustomer } from '../../testing/customer.ts';
import { histories } from '../../testing/histories.ts';
import { Crash, mortal } from '../../testing/dying-transactions.ts';
import { accounts } from '../../identity/account/tables.ts';
import { balanceOf, book, overdraftOf, lockBillingAccount, standingOf, chargeBalance } from '../payments/balance.ts';
import { billingAccounts } from '../payments/tables.ts';
import { nextPartOf } from './bought.ts';
import { chargedBack, paidTo, returned, sentBack, sold, receivedBy, unsold, withheld, writtenOff } from './entries.ts';
import type { Posting } from './entries.ts';
import { post } from './post.ts';
import { ledgerTransactions } from './tables.ts';
import { purchases } from '../purchases/tables.ts';

const backend = await testBackend();
const { userId } = await makeCustomer(backend.app, 'history@example.test');
const db = backend.db;
const fate = mortal(db);
afterAll(() => backend.close());

const cents = fc.integer({ min: 1, max: 5000 });
/** What may happen to an account. Amounts in EUR cents; `at` names an earlier sale. */
const event = fc.oneof(
  fc.record({ does: fc.constant('top-up' as const), asked: cents, rate: fc.constantFrom(1, 1.16, 0.87, 48.5, 94) }),
  fc.record({ does: fc.constant('returned' as const), cents }),
  fc.record({ does: fc.constant('overdraft' as const), cents: fc.integer({ min: 0, max: 4000 }) }),
  // A renewal is a sale like the first one.
  fc.record({
    does: fc.constant('order' as const),
    cents,
    taxPercent: fc.constantFrom(0, 17, 21, 25.5),
    by: fc.constantFrom('bank' as const, 'balance' as const, 'overdraft' as const),
  }),
  // In coins: what came is less, more or late.
  fc.record({
    does: fc.constant('crypto' as const),
    cents,
    came: fc.integer({ min: 1, max: 9000 }),
    isLate: fc.boolean(),
  }),
  fc.record({
    does: fc.constant('refund' as const),
    to: fc.constantFrom('balance' as const, 'method' as const),
    percent: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 100 })),
    at: fc.nat(9),
  }),
  fc.record({
    does: fc.constant('chargeback' as const),
    ends: fc.constantFrom('open' as const, 'won' as const, 'written-off' as const),
    at: fc.nat(9),
  }),
  fc.record({ does: fc.constant('fee' as const), cents: fc.integer({ min: 1, max: 50 }) }),
);
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

interface Sale {
  readonly purchaseId: number;
  readonly cents: number;
  readonly isAtProvider: boolean;
  refunded: number;
  isChargedBack: boolean;
}

/** The model: what each part of the books should hold, in cents. */
interface Books {
  balance: number;
  receivable: number;
  earned: number;
  clearing: number;
  fees: number;
  chargebacks: number;
}
type Effect = { readonly change: Partial<Books>; readonly onCommit?: () => void } | null;

/** Thrown when a repeat finds its event booked: it takes back whatever else it did. */
class Repeated extends Error {}

/** One customer, and what happened to their money. */
class History {
  readonly sales: Sale[] = [];
  readonly books: Books = { balance: 0, receivable: 0, earned: 0, clearing: 0, fees: 0, chargebacks: 0 };
  readonly accountId: number;

  constructor(accountId: number) {
    this.accountId = accountId;
  }

  reference = (index: number, part = '') => `history:${this.accountId}:${index}${part}`;

  /** Lets an event happen. Changes nothing here: that's done when it's committed. */
  async happen(tx: Db, does: Event, index: number): Promise<Effect> {
    const { accountId } = this;
    const named = { reference: this.reference(index), kind: 'payment' as const, description: { en: 'x', ru: 'x' } };
    const once = async (booked: Promise<boolean>) => {
      if (!(await booked)) throw new Repeated();
    };
    const credit = (from: readonly Posting[], part = '') =>
      once(book(backend.app.hoster, tx, { ...named, reference: this.reference(index, part), accountId, from }));
    const enter = (...postings: Posting[]) => once(post(tx, { ...named, postings }));
    const sell = async (amount: number, taxPercent: number, paid: readonly Posting[], isAtProvider: boolean) => {
      const taxCents = Math.round((amount * taxPercent) / (100 + taxPercent));
      const purchaseId = await this.#purchase(tx, amount, taxCents);
      const sale = { grossCents: amount, taxCents, country: 'NL' };
      await once(post(tx, { ...named, purchaseId, postings: [...sold(accountId, sale), ...paid] }));
      return () => void this.sales.push({ purchaseId, cents: amount, isAtProvider, refunded: 0, isChargedBack: false });
    };
    await lockBillingAccount(tx, accountId);
    switch (does.does) {
      case 'top-up': {
        const worth = ratioOfCents(does.asked * 100, 1_000_000, Math.round(does.rate * 1_000_000));
        await credit(receivedBy('bank', worth));
        return { change: { balance: worth, clearing: worth } };
      }
      case 'returned':
        await enter(...returned('bank', accountId, does.cents));
        return { change: {} };
      case 'overdraft':
        await tx
          .update(billingAccounts)
          .set({ overdraftCents: does.cents })
          .where(eq(billingAccounts.accountId, accountId));
        return null;
      case 'order': {
        const isAtProvider = does.by === 'bank';
        const floor = does.by === 'overdraft' ? 0 - (await overdraftOf(tx, accountId)) : 0;
        const paid = isAtProvider
          ? paidTo('bank', accountId, does.cents)
          : await chargeBalance(tx, accountId, does.cents, does.by === 'overdraft');
        const hasEnough = isAtProvider || this.books.balance - does.cents >= floor;
        if (!paid) {
          // A repeat finds the money of the first try gone.
          const isRepeat = await tx.$count(ledgerTransactions, eq(ledgerTransactions.reference, named.reference));
          if (hasEnough && isRepeat === 0) throw new Error('Refused although there was enough');
          return null;
        }
        const onCommit = await sell(does.cents, does.taxPercent, paid, isAtProvider);
        if (!hasEnough) throw new Error('Taken below what was granted');
        return {
          change: {
            [isAtProvider ? 'clearing' : 'balance']: isAtProvider ? does.cents : -does.cents,
            earned: does.cents,
          },
          onCommit,
        };
      }
      case 'crypto': {
        const isPaid = !does.isLate && does.came >= does.cents;
        const onBalance = isPaid ? does.came - does.cents : does.came;
        const onCommit = isPaid ? await sell(does.cents, 21, paidTo('chain', accountId, does.cents), true) : undefined;
        if (onBalance > 0) await credit(receivedBy('chain', onBalance), ':surplus');
        const change = { balance: onBalance, clearing: does.came, earned: isPaid ? does.cents : 0 };
        return onCommit ? { change, onCommit } : { change };
      }
      case 'refund': {
        const sale = this.sales[does.at % Math.max(1, this.sales.length)];
        const amount = sale ? Math.ceil(((sale.cents - sale.refunded) * does.percent) / 100) : 0;
        if (!sale || amount === 0) return null;
        const part = unsold(await nextPartOf(tx, sale.purchaseId, amount, named.reference));
        const toBalance = does.to === 'balance';
        const refund = { ...named, kind: 'refund' as const, purchaseId: sale.purchaseId };
        await once(
          toBalance
            ? book(backend.app.hoster, tx, { ...refund, accountId, from: part })
            : post(tx, { ...refund, postings: [...part, ...sentBack('bank', amount)] }),
        );
        const onCommit = () => void (sale.refunded += amount);
        return { change: { earned: -amount, ...(toBalance ? { balance: amount } : { clearing: -amount }) }, onCommit };
      }
      case 'chargeback': {
        const open = this.sales.filter(({ isAtProvider, isChargedBack }) => isAtProvider && !isChargedBack);
        const sale = open[does.at % Math.max(1, open.length)];
        if (!sale) return null;
        const end = {
          open: [],
          won: paidTo('bank', accountId, sale.cents),
          'written-off': writtenOff(accountId, sale.cents),
        };
        await enter(...chargedBack('bank', accountId, sale.cents));
        const ended = { ...named, reference: this.reference(index, ':end') };
        if (does.ends !== 'open') await once(post(tx, { ...ended, postings: end[does.ends] }));
        return {
          change: {
            clearing: does.ends === 'won' ? 0 : -sale.cents,
            receivable: does.ends === 'open' ? sale.cents : 0,
            chargebacks: does.ends === 'written-off' ? sale.cents : 0,
          },
          onCommit: () => void (sale.isChargedBack = true),
        };
      }
      case 'fee':
        await enter(...withheld('bank', does.cents));
        return { change: { fees: does.cents, clearing: -does.cents } };
    }
  }

  commit(effect: Effect): void {
    if (!effect) return;
    for (const name of Object.keys(effect.change) as (keyof Books)[]) this.books[name] += effect.change[name] ?? 0;
    effect.onCommit?.();
  }

  async #purchase(tx: Db, totalCents: number, taxCents: number): Promise<number> {
    const { accountId } = this;
    const tax = { country: 'NL', rate_percent: 21, reverse_charge: false, label: 'VAT', amount_cents: taxCents };
    const money = { totalCents, currency: 'EUR', rate: '1', totalCurrencyCents: totalCents, rentMonths: 1 } as const;
    const [row] = await tx
      .insert(purchases)
      .values({ ...money, accountId, userId, language: 'en', tax, attribution: {} })
      .returning();
    return row?.id ?? 0;
  }
}

/** The same as the model, read from the ledger. */
async function booksOf({ accountId }: History): Promise<Books & { all: number; unbalanced: number }> {
  const [row] = await rowsOf(
    db,
    sql`with own as (select p.* from ledger_postings p join ledger_transactions t on t.id = p.transaction_id
        where t.reference like ${`history:${accountId}:%`})
      select coalesce(sum(-amount_cents) filter (where account in ('customer', 'overdraft')), 0)::int as balance,
        coalesce(sum(amount_cents) filter (where account = 'receivable'), 0)::int as receivable,
        coalesce(sum(-amount_cents) filter (where account in ('revenue', 'vat', 'refunds')), 0)::int as earned,
        coalesce(sum(amount_cents) filter (where account = 'clearing'), 0)::int as clearing,
        coalesce(sum(amount_cents) filter (where account = 'fees'), 0)::int as fees,
        coalesce(sum(amount_cents) filter (where account = 'chargebacks'), 0)::int as chargebacks,
        (select coalesce(sum(amount_cents), 0)::int from ledger_postings) as all,
        (select count(*)::int from (select 1 from own group by transaction_id having sum(amount_cents) <> 0) o) as unbalanced
      from own`,
  );
  return row as unknown as Books & { all: number; unbalanced: number };
}

/** Tax that is left of purchases which were paid back as a whole. */
async function taxLeft({ sales }: History): Promise<number> {
  const ids = sales.filter((sale) => sale.refunded === sale.cents).map(({ purchaseId }) => purchaseId);
  const [row] = await rowsOf(
    db,
    sql`select coalesce(sum(abs(cents)), 0)::int as cents from (
      select sum(p.amount_cents) as cents from ledger_postings p join ledger_transactions t on t.id = p.transaction_id
      where p.account = 'vat' and t.purchase_id = any(${`{${ids.join(',')}}`}::int[]) group by t.purchase_id) each`,
  );
  return Number(row?.['cents']);
}

async function newHistory(): Promise<History> {
  const [account] = await db.insert(accounts).values({}).returning();
  return new History(account?.id ?? 0);
}

it('agrees with a simple model after each step of any history, though each step is killed somewhere and repeated', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(event, fc.nat(14)), { minLength: 6, maxLength: 20, size: 'max' }),
      async (steps) => {
        fate.live();
        const history = await newHistory();
        for (const [index, [does, statements]] of steps.entries()) {
          const take = () => db.transaction((tx) => history.happen(tx, does, index));
          // What a step has done is known to the model once it's committed, however often it's repeated.
          let effect: Effect = null;
          for (const dies of [statements, Infinity]) {
            fate.dieAfter(dies);
            effect =
              (await take().catch((error: unknown) => {
                if (error instanceof Crash || error instanceof Repeated) return null;
                throw error;
              })) ?? effect;
          }
          history.commit(effect);
          const { all, unbalanced, ...books } = await booksOf(history);
          expect(books).toEqual(history.books);
          expect([all, unbalanced, await taxLeft(history)]).toEqual([0, 0, 0]);
          expect(await balanceOf(db, history.accountId)).toBe(history.books.balance);
          const { fundsCents, owedCents } = await standingOf(db, history.accountId);
          expect(Math.min(fundsCents, owedCents), 'money is held for somebody who owes').toBe(0);
          expect(Math.min(fundsCents, 0)).toBe(0);
        }
      },
    ),
    { ...histories(50, 10), endOnFailure: true },
  );
});
