import { dayMilliseconds, type Context } from '../../platform/index.ts';
import type { Answer, Built, Outcome } from '../providers/provider.ts';
import { providerById } from '../providers/registry.ts';
import { activate } from '../provisioning/activate.ts';
import { removeLate } from '../provisioning/apply.ts';
import { giveUpSetup } from '../provisioning/fail-setup.ts';
import { dueOf, noteLate } from '../provisioning/late.ts';
import { tellSupport } from '../provisioning/tell-support.ts';
import type { Turn } from './ask.ts';
import { claim, ended } from './claim.ts';
import { applyOutcome } from './outcome.ts';
import { isOfShop } from './pauses.ts';
import { queueOperations } from './wish.ts';

const soonestMilliseconds = 1000;
const latestMilliseconds = 7 * dayMilliseconds;

/** Stores the answer of a provider, with its effects. @returns whether the operation has ended */
export async function storeAnswer(
  context: Context,
  turn: Turn,
  answer: Answer<Built | Outcome | null>,
): Promise<boolean> {
  switch (answer.is) {
    case 'working':
      return storeProgress(context, turn, answer);
    case 'refused':
      context.log.error({ reason: answer.reason, operation: turn.operation.key }, 'A provider refused an operation');
      await storeRefusal(context, turn, answer);
      return true;
    case 'done':
      if (turn.operation.kind !== 'build') {
        await storeOutcome(context, turn, answer.value as Outcome | null, answer.external);
      } else if (!(await activate(context, turn, answer.value as Built, answer.external))) {
        await removeLate(context, turn.service.id);
      }
      return true;
  }
}

async function storeOutcome(
  context: Context,
  turn: Turn,
  outcome: Outcome | null,
  external: Turn['service']['external'] | undefined,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const service = await claim(context, tx, turn, { ...ended(context, 'done'), percent: 100 }, external);
    if (service) await applyOutcome(context, tx, { ...turn, service }, outcome);
  });
}

async function storeProgress(
  context: Context,
  turn: Turn,
  { askAgainAt, external, progress, reference }: Extract<Answer<never>, { is: 'working' }>,
): Promise<boolean> {
  const now = context.clock.now();
  const { operation, service } = turn;
  const isLate = operation.kind === 'build' && now > (await dueOf(context, service, operation));
  const { isByHand } = providerById(context, turn.providerId).capabilities(service.kind, turn.place);
  if (isLate && !isByHand) {
    await giveUpSetup(context, turn, new Error('The provider was still working when delivery was due'));
    return true;
  }
  const wait = Math.min(Math.max(askAgainAt.getTime() - now.getTime(), soonestMilliseconds), latestMilliseconds);
  const again = new Date(now.getTime() + wait);
  const isStored = await context.db.transaction(async (tx) => {
    const locked = await claim(
      context,
      tx,
      turn,
      {
        state: 'running',
        reference,
        askAgainAt: again,
        tries: 0,
        firstFailedAt: null,
        error: null,
        percent: progress?.percent ?? null,
        step: progress?.step ?? null,
        ...(isLate && { lateAt: operation.lateAt ?? now }),
      },
      external,
    );
    if (!locked) return false;
    if (isLate && operation.lateAt === null) await noteLate(context, tx, locked);
    await queueOperations(context, tx, service.id, again);
    return true;
  });
  if (!isStored && operation.kind === 'build') await removeLate(context, service.id);
  return false;
}

async function storeRefusal(
  context: Context,
  turn: Turn,
  { forCustomer, reason }: Extract<Answer<never>, { is: 'refused' }>,
): Promise<void> {
  const { kind } = turn.operation;
  if (kind === 'build') {
    await giveUpSetup(context, turn, reason, { forCustomer, isRefused: true });
    return;
  }
  await context.db.transaction(async (tx) => {
    const end = { ...ended(context, 'failed'), error: reason, reason: forCustomer ?? ('unavailable' as const) };
    const service = await claim(context, tx, turn, end);
    // Nobody but staff can help a service that isn't as the shop wants it.
    if (service && isOfShop(kind)) await tellSupport(context, tx, service, { kind, error: reason, next: null });
  });
}
