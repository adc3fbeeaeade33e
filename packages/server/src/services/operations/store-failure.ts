import type { Context } from '../../platform/index.ts';
import { giveUpSetup } from '../provisioning/fail-setup.ts';
import { tellSupport } from '../provisioning/tell-support.ts';
import type { Turn } from './ask.ts';
import { claim, ended } from './claim.ts';
import { isOfShop, nextTry, staffMessageOf } from './pauses.ts';
import { queueOperations } from './wish.ts';

/** One failure may be temporary; support is notified at this one. */
const tellAt = 3;

/**
 * Counts a failed call, and decides when the next one is due.
 * @returns whether the operation was given up
 */
export async function storeFailure(context: Context, turn: Turn, error: unknown): Promise<boolean> {
  const { operation, service } = turn;
  const { kind } = operation;
  const now = context.clock.now();
  const tries = operation.tries + 1;
  const next = nextTry(operation, now);
  context.log.error({ err: error, operation: operation.key, tries, next }, 'A provider’s answer is unknown');
  if (next === null && kind === 'build') {
    await giveUpSetup(context, turn, error);
    return true;
  }
  await context.db.transaction(async (tx) => {
    const failed = { tries, firstFailedAt: operation.firstFailedAt ?? now, error: staffMessageOf(error) };
    const locked = await claim(context, tx, turn, {
      ...failed,
      ...(next === null
        ? { ...ended(context, 'failed'), reason: 'unavailable' as const }
        : { state: 'running' as const, askAgainAt: next }),
    });
    if (!locked) return;
    if (tries === tellAt && (kind === 'build' || isOfShop(kind))) {
      await tellSupport(context, tx, service, { kind, error, next });
    }
    if (next !== null) await queueOperations(context, tx, service.id, next);
  });
  return next === null;
}
