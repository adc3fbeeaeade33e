import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { jobsOf } from '../../jobs/of-context.ts';
import type { ProviderName } from './provider.ts';

/** Has an attempt withdrawn after the caller's transaction, as often as it takes. Nothing for null. */
export async function queueWithdrawal(context: Context, tx: Db, attemptId: number | null): Promise<void> {
  if (attemptId === null) return;
  const jobs = await jobsOf(context);
  await jobs.enqueue(tx, 'payment.withdraw', { attemptId }, { key: String(attemptId) });
}

/** Deletes a card at its provider after the caller's transaction. */
export async function queueForgetting(
  context: Context,
  tx: Db,
  { provider, token }: { provider: ProviderName; token: string },
): Promise<void> {
  const jobs = await jobsOf(context);
  await jobs.enqueue(tx, 'card.forget', { provider, token }, { key: token });
}
