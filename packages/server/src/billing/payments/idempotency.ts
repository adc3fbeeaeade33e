import { defineMessage } from '@formatjs/intl';
import { withValues } from '../../i18n/translate.ts';
import { createHash } from 'node:crypto';
import { and, eq } from '../../platform/db/drizzle.ts';
import type { OrderCreated } from '@hoster/contract';
import { type Db, isConnectionError } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { idempotencyKeys } from './tables.ts';

/** A request that may be sent twice and must be processed once. */
export interface Repeatable {
  readonly accountId: number;
  /** Name of the call and `Idempotency-Key` of the request; null when the client sent none. */
  readonly key: string | null;
  /** SHA-256 of the body, hex: a key identifies one request, not one client. */
  readonly bodyHash: string;
}

const maxKey = 128;

const texts = {
  tooLong: withValues(
    defineMessage({
      id: 'billing.idempotency.too-long',
      defaultMessage: 'An Idempotency-Key has at most {maxKey} characters.',
      description: 'Error of an order that was sent twice',
    }),
    { maxKey },
  ),
  reused: defineMessage({
    id: 'billing.idempotency.reused',
    defaultMessage: 'This order has already been sent with different details. Reload the page and try again.',
    description: 'Error of an order that was sent twice',
  }),
};

/**
 * The repeatable form of a request to a call. `body` is the validated one, so its fields have a fixed order.
 * @throws AppError 400 for a key that is too long
 */
export function repeatable(accountId: number, call: string, header: unknown, body: unknown): Repeatable {
  const key = typeof header === 'string' && header !== '' ? header : null;
  if (key !== null && key.length > maxKey) throw new AppError({ status: 400, detail: texts.tooLong });
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  return { accountId, key: key === null ? null : `${call} ${key}`, bodyHash };
}

/** The answer that is stored for a key. */
interface StoredAnswer {
  earlier(tx: Db): Promise<OrderCreated | null>;
  answer(tx: Db, created: OrderCreated): Promise<void>;
}

/**
 * Does the work once for a key. `work` stores its answer in its own transaction with `keep.answer`; while it
 * holds the account's lock, a parallel request with the same key waits there and then finds the answer through
 * `earlier`. A repeat that fails because of the first one's effects (it has used up the promo code) gets the first
 * one's answer.
 * @throws AppError 409 `idempotency_key_reused` when the first one had another body
 */
export async function idempotently(
  db: Db,
  request: Repeatable,
  work: (keep: StoredAnswer) => Promise<OrderCreated>,
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
