import { calls, type StaffTrial } from '@hoster/contract';
import { and, desc, eq, gt, inArray, lt, ne, sql } from '../../../platform/db/drizzle.ts';
import { type Context, dayMilliseconds } from '../../../platform/index.ts';
import { type Db, takeTurns } from '../../../platform/db/index.ts';
import { FieldError, route } from '../../../platform/http/index.ts';
import { hasEverPaid, purchases } from '../../../billing/index.ts';
import type { FastifyInstance } from 'fastify';
import { orderTexts } from '../texts.ts';
import { trialRefusals, trialSigns, type LikeTrial, type TrialSign } from '../tables.ts';
import type { Sign } from './trial-signs.ts';

/** How long a trial counts, and how long its signs and the refusals are kept. */
const yearMilliseconds = 365 * dayMilliseconds;
const most = 200;

/** How much two customers are alike who share a sign. */
const weights: Readonly<Record<TrialSign['kind'], number>> = { name: 1, address: 1, domain: 1, network: 1 };
/** Less alike than this are namesakes, neighbours or colleagues. */
const alike = 2;
/** From here on it's asked for a payment: one very similar customer, or two similar ones. */
const limit = 3;
/**
 * Free trials that a network has in a month without a payment, however different its customers say they are: all else
 * that we know of them costs nothing to invent.
 */
const networkTrials = 3;
const monthMilliseconds = 30 * dayMilliseconds;

/** Thrown when others who look like this customer have had trials, and nothing has been paid yet. */
export class UnprovenTrial extends FieldError {
  readonly like: readonly LikeTrial[];

  /** @param like earlier trials of such customers */
  constructor(like: readonly LikeTrial[]) {
    super({ trial: [orderTexts.trialUnproven] });
    this.like = like;
  }
}

/**
 * Stores the signs of a customer with their free trial. Customers with the same signs wait for each other.
 * @throws UnprovenTrial
 */
export async function takeSigns(
  { clock }: Pick<Context, 'clock'>,
  tx: Db,
  { accountId, purchaseId, signs }: { accountId: number; purchaseId: number; signs: readonly Sign[] },
): Promise<void> {
  for (const hash of signs.map((sign) => sign.hash).toSorted()) await takeTurns(tx, `trial sign ${hash}`);
  const now = clock.now();
  const sharing = await trialsSharing(tx, { accountId, signs, now });
  const like = sharing.filter(({ kinds }) => scoreOf(kinds) >= alike);
  const isFarm = like.reduce((sum, { kinds }) => sum + scoreOf(kinds), 0) >= limit;
  const monthAgo = now.getTime() - monthMilliseconds;
  const nearby = sharing.filter(({ kinds, at }) => kinds.includes('network') && at.getTime() > monthAgo);
  const isCrowd = nearby.length >= networkTrials;
  if ((isFarm || isCrowd) && !(await hasEverPaid(tx, accountId))) {
    const reasons = sharing.filter((trial) => like.includes(trial) || (isCrowd && nearby.includes(trial)));
    throw new UnprovenTrial(reasons.map(({ purchaseId, kinds }) => ({ purchaseId, kinds })));
  }
  await tx.insert(trialSigns).values(signs.map((sign) => ({ ...sign, purchaseId, createdAt: now })));
}

const scoreOf = (kinds: LikeTrial['kinds']): number => kinds.reduce((sum, kind) => sum + weights[kind], 0);

/** Trials of other accounts in the last year by customers who share a sign with this one, newest first. */
async function trialsSharing(
  tx: Db,
  { accountId, signs, now }: { accountId: number; signs: readonly Sign[]; now: Date },
): Promise<(LikeTrial & { at: Date })[]> {
  const { hash, kind, purchaseId, createdAt } = trialSigns;
  const hashes = signs.map((sign) => sign.hash);
  return tx
    .select({
      purchaseId,
      kinds: sql<LikeTrial['kinds']>`array_agg(distinct ${kind})`,
      at: sql<Date>`max(${createdAt})`.mapWith(createdAt),
    })
    .from(trialSigns)
    .innerJoin(purchases, eq(purchases.id, purchaseId))
    .where(
      and(
        inArray(hash, hashes),
        ne(purchases.accountId, accountId),
        gt(createdAt, new Date(now.getTime() - yearMilliseconds)),
      ),
    )
    .groupBy(purchaseId)
    .orderBy(desc(purchaseId));
}

/** Notes for staff that a customer was asked for a payment first. */
export async function noteUnproven(
  { db, clock, log }: Context,
  accountId: number,
  error: UnprovenTrial,
): Promise<void> {
  log.warn({ account: accountId, like: error.like }, 'A free trial was refused until something is paid');
  await db.insert(trialRefusals).values({ accountId, like: error.like.slice(0, 10), createdAt: clock.now() });
}

/** Forgets what is older than a year. */
export async function sweepSigns(db: Db, now: Date): Promise<void> {
  const end = new Date(now.getTime() - yearMilliseconds);
  await db.delete(trialSigns).where(lt(trialSigns.createdAt, end));
  await db.delete(trialRefusals).where(lt(trialRefusals.createdAt, end));
}

/** Refused trials for staff, newest first. */
export function unprovenRoutes(app: FastifyInstance): void {
  const { db } = app.hoster;
  route(app, calls.getStaffTrials, async (): Promise<StaffTrial[]> => {
    const rows = await db.select().from(trialRefusals).orderBy(desc(trialRefusals.id)).limit(most);
    return rows.map(({ id, accountId, like, createdAt }) => ({
      id,
      account: accountId,
      at: createdAt.toISOString(),
      like: like.map(({ purchaseId, kinds }) => ({ order: purchaseId, same: kinds })),
    }));
  });
}
