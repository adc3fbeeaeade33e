import { createHash } from 'node:crypto';
import { and, eq } from '../../db/drizzle.ts';
import type { OrderCreated } from '@hoster/contract';
import { isConnectionError } from '../../db/connection-error.ts';
import type { Db } from '../../db/types.ts';
import { AppError } from '../../http/errors.ts';
import { idempotencyKeys } from './tables.ts';

/** A request that may be sent twice and must be done once. */
export interface Repeatable {
  readonly accountId: number;
  /** Name of the call and `Idempotency-Key` of the request; null when the client sent none. */
  readonly key: string | null;
  /** SHA-256 of the body, hex: a key stands for one request, not for one client. */
  readonly bodyHash: string;
}

const maxKey = 128;

const texts = {
  tooLong: {
    en: `An Idempotency-Key has at most ${maxKey} characters.`,
    ru: `В Idempotency-Key может быть не больше ${maxKey} символов.`,
  },
  reused: {
    en: 'This order has already been sent with different details. Reload the page and try again.',
    ru: 'Этот заказ уже отправлен с другими данными. Обновите страницу и попробуйте ещё раз.',
  },
};

/**
 * The repeatable form of a request to a call. `body` is the checked one, so its fields have one order.
 * @throws AppError 400 for a key that is too long
 */
export function repeatable(accountId: number, call: string, header: unknown, body: unknown): Repeatable {
  const key = typeof header === 'string' && header !== '' ? header : null;
  if (key !== null && key.length > maxKey) throw new AppError({ status: 400, detail: texts.tooLong });
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  return { accountId, key: key === null ? null : `${call} ${key}`, bodyHash };
}

/**
 * Does the work once for a key. `work` gets the means to keep its answer in its own transaction; while it holds the
 * account's lock, a parallel request with the same key waits there and then finds the answer through `earlier`. A
 * repeat that fails because the first one has changed the world (used the promo code up) gets the first one's answer.
 * @throws AppError 409 `idempotency_key_reused` when the first one had another body
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
        const { key, ...rest } = request;
        if (key !== null) await tx.insert(idempotencyKeys).values({ ...rest, key, answer: created });
      },
    });
  } catch (error) {
    if (isConnectionError(error)) throw error;
    const earlier = await answerOf(db, request);
    if (earlier) return earlier;
    throw error;
  }
}

async function answerOf(db: Db, { accountId, key, bodyHash }: Repeatable): Promise<OrderCreated | null> {
  if (key === null) return null;
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key)));
  if (!row) return null;
  // Keys from before hashes were kept have none.
  if (row.bodyHash !== null && row.bodyHash !== bodyHash) {
    throw new AppError({ status: 409, code: 'idempotency_key_reused', detail: texts.reused });
  }
  return row.answer;
}
