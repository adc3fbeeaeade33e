import { and, eq } from 'drizzle-orm';
import type { OrderCreated } from '@hoster/contract';
import type { Db } from '../../db/types.ts';
import { idempotencyKeys } from './tables.ts';

/** A request that may be sent twice and must be done once. */
export interface Repeatable {
  readonly accountId: number;
  /** Name of the call and `Idempotency-Key` of the request; null when the client sent none. */
  readonly key: string | null;
}

/** The repeatable form of a request to a call. */
export function repeatable(accountId: number, call: string, header: unknown): Repeatable {
  return { accountId, key: typeof header === 'string' && header !== '' ? `${call} ${header.slice(0, 128)}` : null };
}

/**
 * Does the work once for a key. `work` gets the means to keep its answer in its own transaction; while it holds the
 * account's lock, a parallel request with the same key waits there and then finds the answer through `earlier`. A
 * repeat that fails because the first one has changed the world (used the promo code up) gets the first one's answer.
 */
export async function once(
  db: Db,
  request: Repeatable,
  work: (keep: {
    earlier(tx: Db): Promise<OrderCreated | null>;
    answer(tx: Db, created: OrderCreated): Promise<void>;
  }) => Promise<OrderCreated>,
): Promise<OrderCreated> {
  const known = await answerOf(db, request);
  if (known) return known;
  try {
    return await work({
      earlier: (tx) => answerOf(tx, request),
      answer: async (tx, created) => {
        const { accountId, key } = request;
        if (key !== null) await tx.insert(idempotencyKeys).values({ accountId, key, answer: created });
      },
    });
  } catch (error) {
    const earlier = await answerOf(db, request);
    if (earlier) return earlier;
    throw error;
  }
}

async function answerOf(db: Db, { accountId, key }: Repeatable): Promise<OrderCreated | null> {
  if (key === null) return null;
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key)));
  return row?.answer ?? null;
}
