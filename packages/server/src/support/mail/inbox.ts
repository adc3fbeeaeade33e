import { cutText } from '@hoster/domain/text/cut-text';
import { and, eq, isNull, sql } from '../../platform/db/drizzle.ts';
import { type Db, takeTurns } from '../../platform/db/index.ts';
import { type Context, reasonOf } from '../../platform/index.ts';
import type { Desk } from './desk.ts';
import { judge, type Reader, sizeMax } from './judge.ts';
import { supportInboundMail } from './tables.ts';
import type { Verdict } from './verdict.ts';

/** Tries after which a message is set aside. */
const triesMax = 3;
/** Seconds before the next try, by the number of the last one. */
const pauseSeconds = [30, 300] as const;

/** What the inbox needs of the tickets. */
export interface InboxPorts {
  /** The desk as a transaction sees it. */
  desk(tx: Db): Promise<Desk>;
  /** Carries a verdict out in the transaction that stores it. @returns the ticket that the message belongs to now */
  apply(tx: Db, verdict: Verdict, inbound: { readonly id: number; readonly receivedAt: Date }): Promise<number | null>;
}

/**
 * Judges a stored message and carries the verdict out, in one transaction. A message that fails is tried again, and set
 * aside after three tries; the others don't wait for it.
 */
export async function processInbound(
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  id: number,
  ports: InboxPorts,
  read: Reader,
): Promise<void> {
  const { db, clock, log } = context;
  const row = await takeTry(db, id, clock.now());
  if (!row) return;
  try {
    // Reading takes long, and nobody should wait for it.
    const reading = row.raw.length > sizeMax ? null : await read(row.raw);
    await db.transaction(async (tx) => {
      // Copies of one message, and messages of one ticket, one after the other.
      await takeTurns(tx, 'support mail');
      const verdict = await judge(row.raw, row.envelope, await ports.desk(tx), () =>
        reading === null ? Promise.reject(new Error('Too large to be read')) : Promise.resolve(reading),
      );
      const [open] = await tx
        .update(supportInboundMail)
        .set({
          verdict: verdict.verdict,
          reason: verdict.reason,
          isForStaff: isForStaff(verdict),
          error: null,
          // A list may have put its own address in place of the author's.
          ...(verdict.author && { sender: verdict.author.address }),
        })
        .where(and(eq(supportInboundMail.id, id), isNull(supportInboundMail.verdict)))
        .returning({ id: supportInboundMail.id });
      if (!open) return;
      const ticketId = await ports.apply(tx, verdict, { id, receivedAt: row.receivedAt });
      await tx.update(supportInboundMail).set({ ticketId }).where(eq(supportInboundMail.id, id));
    });
  } catch (error) {
    log.error({ err: error, inbound: id, tries: row.tries }, 'Email to support');
    await noteFailure(db, row, error, clock.now());
  }
}

const isForStaff = (verdict: Verdict): boolean =>
  verdict.verdict === 'refuse' || (verdict.verdict === 'ignore' && verdict.isForStaff);

type Row = typeof supportInboundMail.$inferSelect;

/** Counts the try before it begins: one that ends the process counts too. */
async function takeTry(db: Db, id: number, now: Date): Promise<Row | undefined> {
  const [row] = await db
    .update(supportInboundMail)
    .set({
      tries: sql`${supportInboundMail.tries} + 1`,
      nextTryAt: new Date(now.getTime() + pauseSeconds[0] * 1000),
    })
    .where(and(eq(supportInboundMail.id, id), isNull(supportInboundMail.verdict)))
    .returning();
  if (!row || row.tries <= triesMax) return row;
  await setAside(db, row.id, row.error ?? 'The process ended while it was read');
  return undefined;
}

async function noteFailure(db: Db, { id, tries }: Row, error: unknown, now: Date): Promise<void> {
  const text = cutText(reasonOf(error), 500);
  if (tries >= triesMax) return setAside(db, id, text);
  const seconds = pauseSeconds[tries - 1] ?? pauseSeconds[1];
  await db
    .update(supportInboundMail)
    .set({ error: text, nextTryAt: new Date(now.getTime() + seconds * 1000) })
    .where(eq(supportInboundMail.id, id));
}

async function setAside(db: Db, id: number, error: string): Promise<void> {
  await db
    .update(supportInboundMail)
    .set({ verdict: 'set-aside', reason: 'failed', error, isForStaff: true })
    .where(eq(supportInboundMail.id, id));
}
