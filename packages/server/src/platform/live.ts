import { sql } from './db/drizzle.ts';
import type { Db } from './db/index.ts';

/** PostgreSQL channel of changes. */
export const liveChannel = 'hoster_live';

/** What changed of an account. Pages that show it ask again; the change itself carries no data. */
export type Change =
  | { readonly kind: 'service' | 'ticket'; readonly id: number }
  /** By its public reference. */
  | { readonly kind: 'payment'; readonly id: string }
  | { readonly kind: 'balance' | 'notifications' };

/**
 * Tells the open pages of an account that something changed, in all processes, when the transaction commits. Nothing
 * is told when it rolls back. `staff` are the pages of everybody in the staff area.
 */
export async function changed(
  tx: Pick<Db, 'execute'>,
  whose: number | 'staff',
  ...changes: readonly Change[]
): Promise<void> {
  await notify(
    tx,
    changes.map((change) => ({ whose, ...change })),
  );
}

/** Ids in one notification, which has room for 8,000 bytes. */
const mostIds = 500;

/** Disconnects the open pages of sessions, in all processes, when the transaction that ends these sessions commits. */
export async function sessionsEnded(tx: Pick<Db, 'execute'>, ids: readonly number[]): Promise<void> {
  const parts = Math.ceil(ids.length / mostIds);
  await notify(
    tx,
    Array.from({ length: parts }, (_, part) => ({ ended: ids.slice(part * mostIds, (part + 1) * mostIds) })),
  );
}

async function notify(tx: Pick<Db, 'execute'>, messages: readonly object[]): Promise<void> {
  if (messages.length === 0) return;
  const texts = JSON.stringify(messages);
  await tx.execute(sql`select pg_notify(${liveChannel}, one::text) from json_array_elements(${texts}::json) one`);
}
