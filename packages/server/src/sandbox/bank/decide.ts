import { randomInt } from 'node:crypto';
import { and, eq, isNotNull, isNull } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { jobsOf } from '../../platform/jobs/index.ts';
import { notifyJob } from './notify.ts';
import { disputeIdOf, eventIdOf } from './names.ts';
import { bankPayments } from './tables.ts';

/** Delay before the queue retries a failed callback to the shop. */
const retryAfterMilliseconds = 5000;
const MOST_WRONG_CODES = 3;

/** Actions of a visitor on the bank's page. */
export const bankDecisions = ['approve', 'secure', 'code', 'decline', 'timeout', 'dispute'] as const;
export type BankDecision = (typeof bankDecisions)[number];

const outcomes = { approve: 'approved', decline: 'declined', timeout: 'timeout' } as const;

/**
 * Performs the action that a visitor has chosen for a payment. The first decision counts; the queue notifies the shop.
 * @param code of the second step
 * @returns whether there is a result to report to the shop
 */
export async function decide(
  context: Context,
  id: string,
  decision: BankDecision,
  code: string | undefined,
): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    if (decision === 'secure') return ask(tx, id);
    if (decision === 'code') return check(context, tx, id, code ?? '');
    if (decision === 'dispute') return dispute(context, tx, id);
    return end(context, tx, id, outcomes[decision]);
  });
}

async function ask(tx: Db, id: string): Promise<false> {
  await tx
    .update(bankPayments)
    .set({ challenge: String(randomInt(1000, 10_000)) })
    .where(and(eq(bankPayments.id, id), isNull(bankPayments.outcome), isNull(bankPayments.challenge)));
  return false;
}

async function check(context: Context, tx: Db, id: string, code: string): Promise<boolean> {
  const [row] = await tx.select().from(bankPayments).where(eq(bankPayments.id, id)).for('update');
  if (!row || row.challenge === null) return false;
  if (code.trim() === row.challenge) return end(context, tx, id, 'approved');
  const wrongCodes = row.wrongCodes + 1;
  await tx.update(bankPayments).set({ wrongCodes }).where(eq(bankPayments.id, id));
  return wrongCodes >= MOST_WRONG_CODES && end(context, tx, id, 'declined');
}

async function end(
  context: Context,
  tx: Db,
  id: string,
  outcome: 'approved' | 'declined' | 'timeout',
): Promise<boolean> {
  const rows = await tx
    .update(bankPayments)
    .set({ outcome, eventId: eventIdOf(id), decidedAt: context.clock.now() })
    .where(and(eq(bankPayments.id, id), isNull(bankPayments.outcome)))
    .returning({ id: bankPayments.id });
  return rows.length > 0 && tell(context, tx, id);
}

/** Only what was reported to the shop can be disputed: each call reports one event. */
async function dispute(context: Context, tx: Db, id: string): Promise<boolean> {
  const isTold = and(eq(bankPayments.outcome, 'approved'), isNotNull(bankPayments.notifiedAt));
  const rows = await tx
    .update(bankPayments)
    .set({ disputedAt: context.clock.now(), eventId: disputeIdOf(id), notifiedAt: null })
    .where(and(eq(bankPayments.id, id), isTold, isNull(bankPayments.disputedAt)))
    .returning({ id: bankPayments.id });
  return rows.length > 0 && tell(context, tx, id);
}

async function tell(context: Context, tx: Db, id: string): Promise<true> {
  const jobs = await jobsOf(context);
  const startAfter = new Date(context.clock.now().getTime() + retryAfterMilliseconds);
  await jobs.enqueue(tx, notifyJob, { bankPaymentId: id }, { key: id, startAfter });
  return true;
}
