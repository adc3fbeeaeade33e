import { and, desc, eq, gt, inArray } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Context } from '../../platform/index.ts';
import { dropDraft } from './drafts.ts';
import { type MessageRow, ticketAttachments, ticketMessages, type TicketRow, tickets } from './tables.ts';

/** For how long the same words of the same person are a form that was sent twice, or whose answer was lost. */
const repeatMilliseconds = 60_000;

/** A message as somebody sends it in a browser. */
interface Sent {
  readonly userId: number;
  readonly body: string;
  /** Ids of its files. */
  readonly attachments: readonly number[];
  readonly isNote?: boolean;
}

/** The last message of a ticket, if this one repeats it. The ticket is locked. */
export async function repeatedMessage(
  tx: Db,
  { clock }: Pick<Context, 'clock'>,
  ticketId: number,
  { attachments, body, isNote = false, userId }: Sent,
): Promise<MessageRow | null> {
  const [last] = await tx
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(desc(ticketMessages.id))
    .limit(1);
  const isSame = last?.userId === userId && last.via === 'web' && last.body === body && last.isNote === isNote;
  if (!last || !isSame || last.createdAt.getTime() <= clock.now().getTime() - repeatMilliseconds) return null;
  // Without script, its files have been uploaded again.
  const [before, now] = [await contentsOf(tx, { messageId: last.id }), await contentsOf(tx, { userId, attachments })];
  if (now.length !== attachments.length || before.join() !== now.join()) return null;
  await dropDraft(tx, { userId, ticketId });
  return last;
}

/** The customer's last ticket, if this one repeats it. Their tickets are opened one after the other. */
export async function repeatedTicket(
  tx: Db,
  context: Pick<Context, 'clock'>,
  ticket: Pick<TicketRow, 'accountId' | 'department' | 'priority' | 'serviceId' | 'subject'>,
  message: Sent,
): Promise<TicketRow | null> {
  const since = new Date(context.clock.now().getTime() - repeatMilliseconds);
  const [last] = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.userId, message.userId), gt(tickets.createdAt, since)))
    .orderBy(desc(tickets.id))
    .limit(1);
  const fields = ['accountId', 'department', 'priority', 'serviceId', 'subject'] as const;
  if (!last || fields.some((field) => last[field] !== ticket[field])) return null;
  if (!(await repeatedMessage(tx, context, last.id, message))) return null;
  await dropDraft(tx, { userId: message.userId, ticketId: 0 });
  return last;
}

async function contentsOf(
  tx: Db,
  of: { readonly messageId: number } | Pick<Sent, 'attachments' | 'userId'>,
): Promise<string[]> {
  const rows = await tx
    .select({ hash: ticketAttachments.hash })
    .from(ticketAttachments)
    .where(
      'messageId' in of
        ? eq(ticketAttachments.messageId, of.messageId)
        : and(eq(ticketAttachments.userId, of.userId), inArray(ticketAttachments.id, [...of.attachments])),
    );
  return rows.map(({ hash }) => hash ?? '').toSorted();
}
