import { calls, type StaffTrial } from '@hoster/contract';
import { and, desc, eq, gt, inArray, lt, ne, sql } from '../../../platform/db/drizzle.ts';
import { type Context, dayMilliseconds } from '../../../platform/index.ts';
import { type Db, takeTurns } from '../../../platform/db/index.ts';
import { FieldError, route } from '../../../platform/http/index.ts';
import { requireStaff } from '../../../identity/index.ts';
import { hasEverPaid, purchases } from '../../../billing/index.ts';
import type { FastifyInstance } from 'fastify';
import { orderTexts } from '../texts.ts';
import { trialRefusals, trialSigns, type LikeTrial, type TrialSign } from '../tables.ts';
import type { Sign } from './trial-signs.ts';

/** How long a trial counts, and how long its signs and the refusals are kept. */
const yearMilliseconds = 365 * dayMilliseconds;
const most = 200;

/** How much two customers are alike who share a sign. */
const weights: Readonly<Record<TrialSign['kind'], number>> = { person: 2, domain: 1, network: 1 };
/** Less alike than this are neighbours or colleagues. */
const alike = 2;
/** From here on it's asked for a payment: one very similar customer, or two similar ones. */
const limit = 3;

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
  const like = await trialsLike(tx, { accountId, signs, now: clock.now() });
  const score = like.reduce((sum, { kinds }) => sum + scoreOf(kinds), 0);
  if (score >= limit && !(await hasEverPaid(tx, accountId))) throw new UnprovenTrial(like);
  await tx.insert(trialSigns).values(signs.map((sign) => ({ ...sign, purchaseId, createdAt: clock.now() })));
}

const scoreOf = (kinds: LikeTrial['kinds']): number => kinds.reduce((sum, kind) => sum + weights[kind], 0);

/** Trials of other accounts in the last year by customers who look like this one, newest first. */
async function trialsLike(
  tx: Db,
  { accountId, signs, now }: { accountId: number; signs: readonly Sign[]; now: Date },
): Promise<LikeTrial[]> {
  const { hash, kind, purchaseId, createdAt } = trialSigns;
  const hashes = signs.map((sign) => sign.hash);
  const rows = await tx
    .select({ purchaseId, kinds: sql<LikeTrial['kinds']>`array_agg(distinct ${kind})` })
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
  return rows.filter(({ kinds }) => scoreOf(kinds) >= alike);
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
  route(app, calls.getStaffTrials, async ({ request }): Promise<StaffTrial[]> => {
    await requireStaff(request);
    const rows = await db.select().from(trialRefusals).orderBy(desc(trialRefusals.id)).limit(most);
    return rows.map(({ id, accountId, like, createdAt }) => ({
      id,
      account: accountId,
      at: createdAt.toISOString(),
      like: like.map(({ purchaseId, kinds }) => ({ order: purchaseId, same: kinds })),
    }));
  });
}
