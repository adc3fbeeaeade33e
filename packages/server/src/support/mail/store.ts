import { createHash } from 'node:crypto';
import { and, eq, isNull, like, lt, lte, max, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { dayMilliseconds } from '../../platform/index.ts';
import { rootFields } from './arrival.ts';
import { decoded, mailboxesIn, valuesOf } from './headers.ts';
import { supportInboundMail } from './tables.ts';
import type { Envelope } from './verdict.ts';

const retentionDays = 365;

/** Message that a source hands over. */
export interface Inbound {
  readonly source: string;
  readonly uid: string;
  readonly raw: Buffer;
  readonly envelope: Envelope;
  readonly receivedAt: Date;
}

/**
 * Stores a message before anybody reads it.
 * @returns its id; null when this source has handed it over before, also under another UIDVALIDITY
 */
export async function storeInbound(
  db: Db,
  { source, uid, raw, envelope, receivedAt }: Inbound,
): Promise<number | null> {
  const hash = createHash('sha256').update(raw).digest('hex');
  const known = await db.$count(
    supportInboundMail,
    and(eq(supportInboundMail.source, source), eq(supportInboundMail.hash, hash)),
  );
  if (known > 0) return null;
  const [row] = await db
    .insert(supportInboundMail)
    .values({ source, uid, raw, hash, envelope, receivedAt, nextTryAt: receivedAt, ...headOf(raw) })
    .onConflictDoNothing()
    .returning({ id: supportInboundMail.id });
  return row?.id ?? null;
}

/** Author and subject of a message; null for what can't be read, which must not keep it from being stored. */
function headOf(raw: Buffer): { sender: string | null; subject: string | null } {
  try {
    const fields = rootFields(raw);
    const [from] = valuesOf(fields, 'from').flatMap((value) => mailboxesIn(value));
    const [subject] = valuesOf(fields, 'subject');
    return { sender: from?.address ?? null, subject: subject === undefined ? null : decoded(subject, 500) || null };
  } catch {
    return { sender: null, subject: null };
  }
}

/** The highest UID of a mailbox that is stored; 0: none under this UIDVALIDITY; null: none at all. */
export async function lastUid(db: Db, source: string, validity: string): Promise<number | null> {
  const [row] = await db
    .select({ uid: max(sql<number>`split_part(${supportInboundMail.uid}, ':', 2)::bigint`).mapWith(Number) })
    .from(supportInboundMail)
    .where(and(eq(supportInboundMail.source, source), like(supportInboundMail.uid, `${validity}:%`)));
  if (row?.uid) return row.uid;
  return (await db.$count(supportInboundMail, eq(supportInboundMail.source, source))) > 0 ? 0 : null;
}

/** Ids of messages that wait to be judged, the oldest first. */
export async function dueInbound(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: supportInboundMail.id })
    .from(supportInboundMail)
    .where(and(isNull(supportInboundMail.verdict), lte(supportInboundMail.nextTryAt, now)))
    .orderBy(supportInboundMail.id)
    .limit(200);
  return rows.map(({ id }) => id);
}

/** Deletes messages after a year. */
export async function sweepInbound(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retentionDays * dayMilliseconds);
  await db.delete(supportInboundMail).where(lt(supportInboundMail.receivedAt, oldest));
}
