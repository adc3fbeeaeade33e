import { lockMergedMoney, lockMergedPayments, moveMoney } from '../../billing/index.ts';
import { accountMerges, closeMerged, lockMergedMembers, type Merge, userById } from '../../identity/index.ts';
import { translate } from '../../i18n/translate.ts';
import { and, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { AppError, type Language } from '../../platform/http/index.ts';
import type { Context } from '../../platform/index.ts';
import { enqueueMail } from '../../platform/mail/index.ts';
import { dsOffers } from '../../products/index.ts';
import { lockMergedServices, moveSales } from '../../sales/index.ts';
import { moveTickets } from '../../support/index.ts';
import { mustExist } from '../read.ts';
import { customerNotes } from '../tables.ts';
import { emailOf, type Plan, planMerge } from './plan.ts';
import { mergeEmail } from './emails.ts';
import { mergeTexts as texts } from './texts.ts';

/**
 * Merges a duplicate into an account: all that belongs to it moves, it's closed, and both addresses are emailed. A repeat
 * changes nothing. Locks are taken in the order of other transactions: money, payments, services, people; whoever waits
 * for one of them finds the records at the other account afterwards, or this one closed.
 * @returns what was moved; null for a repeat
 * @throws AppError 404 for an account that doesn't exist, 409 `cannot_merge` with the reasons
 */
export function mergeCustomers(context: Context, into: number, from: number): Promise<Plan | null> {
  return context.db.transaction(async (tx) => {
    for (const id of [into, from]) await mustExist(tx, id);
    await lockMergedMoney(tx, { from, into });
    await lockMergedPayments(tx, from);
    await lockMergedServices(tx, from);
    await lockMergedMembers(tx, { from, into });
    const made = and(eq(accountMerges.accountId, from), eq(accountMerges.intoId, into));
    if ((await tx.$count(accountMerges, made)) > 0) return null;
    const plan = await planMerge(tx, into, from);
    if (plan.merge === null || plan.reasons.length > 0) throw new CannotMerge(plan.reasons);
    const [kept, emptied] = [await emailOf(tx, plan.merge.intoUser), await emailOf(tx, plan.merge.fromUser)];
    await tellBoth(context, tx, plan.merge, { kept, emptied });
    await moveSales(tx, plan.merge);
    await moveMoney(tx, plan.merge);
    await moveTickets(tx, plan.merge);
    await tx.update(dsOffers).set({ accountId: into }).where(eq(dsOffers.accountId, from));
    await tx.update(customerNotes).set({ accountId: into }).where(eq(customerNotes.accountId, from));
    await closeMerged(tx, context.clock.now(), plan.merge);
    return plan;
  });
}

async function tellBoth(
  { settings }: Context,
  tx: Db,
  { fromUser, intoUser }: Merge,
  addresses: { kept: string; emptied: string },
): Promise<void> {
  for (const userId of [intoUser, fromUser]) {
    const user = await userById(tx, userId);
    if (!user || user.email === '') continue;
    const { email, language } = user;
    await enqueueMail(tx, { to: email, language, ...mergeEmail(language, settings.publicOrigin, addresses) });
  }
}

class CannotMerge extends AppError {
  readonly #reasons: Plan['reasons'];

  constructor(reasons: Plan['reasons']) {
    super({ status: 409, code: 'cannot_merge', detail: texts.refused });
    this.#reasons = reasons;
  }

  override body(language: Language): Record<string, unknown> {
    const obstacles = this.#reasons.map((code) => ({ code, message: translate(language, texts[code]) }));
    return { ...super.body(language), obstacles };
  }
}
