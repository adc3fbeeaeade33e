import { defaultLanguage } from '@hoster/domain';
import { and, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Context } from '../../platform/index.ts';
import { emailAddresses, userById } from '../../identity/index.ts';
import type { Speaker } from '../mail/desk.ts';
import type {
  BounceVerdict,
  MailContent,
  NewVerdict,
  ParticipantVerdict,
  ThreadVerdict,
  Verdict,
} from '../mail/verdict.ts';
import { accountOf } from './adopt.ts';
import { storeMailFiles } from './mail-files.ts';
import { lockTicket } from './find.ts';
import { mailTooLarge, mailUnknownAddress } from './mail-notices.ts';
import { mailAcknowledgement, mailAnswer } from './mail-out.ts';
import { ticketAddresses, ticketMails, ticketParticipants, type TicketRow } from './tables.ts';
import { addMessage, type NewMessage, noteTicketEvent, openTicket } from './write.ts';

/**
 * Does what was judged about an email. Call it in the transaction that stores the verdict: either both happen or
 * neither does.
 * @returns number of the ticket that it belongs to now; null: none
 */
export async function applyVerdict(context: Context, tx: Db, verdict: Verdict): Promise<number | null> {
  switch (verdict.verdict) {
    case 'thread':
      return thread(context, tx, verdict);
    case 'new':
      return openByMail(context, tx, verdict);
    case 'participant':
      return hold(context, tx, verdict);
    case 'bounce':
      await bounce(context, tx, verdict);
      break;
    case 'refuse':
      if (verdict.tellSender) await mailTooLarge(context, tx, verdict);
      break;
    default:
  }
  await noteMail(context, tx, verdict, verdict.ticket, null, 'other');
  if (verdict.ticket !== null && (verdict.notes.length > 0 || verdict.verdict !== 'ignore')) {
    await noteTicketEvent(tx, context, verdict.ticket, {
      kind: 'mail',
      details: {
        verdict: verdict.verdict,
        reason: verdict.reason,
        notes: verdict.notes.join(' '),
        from: verdict.author?.address ?? null,
      },
    });
  }
  return verdict.ticket;
}

/** Keeps the identifiers of an email, by which its answers and copies are recognised. */
async function noteMail(
  { clock }: Context,
  tx: Db,
  { answers, email }: Verdict,
  ticketId: number | null,
  messageId: number | null,
  kind: 'new' | 'thread' | 'reopening' | 'held' | 'other',
): Promise<void> {
  await tx.insert(ticketMails).values({
    ticketId,
    messageId,
    direction: 'received',
    mailId: email.messageId,
    inReplyTo: answers[0] ?? null,
    references: answers.toReversed(),
    address: email.sender,
    hash: email.hash,
    kind,
    at: clock.now(),
  });
}

const authors = {
  customer: 'customer',
  member: 'customer',
  participant: 'participant',
  staff: 'staff',
} as const satisfies Record<Speaker, NewMessage['author']>;

/** The user who has confirmed an address. */
async function userAt(tx: Db, address: string): Promise<number | null> {
  const [row] = await tx
    .select({ userId: emailAddresses.userId })
    .from(emailAddresses)
    .where(and(eq(emailAddresses.email, address), eq(emailAddresses.verified, true)));
  return row?.userId ?? null;
}

const textOf = ({ folded, html, text }: MailContent) => ({
  body: text,
  html,
  folded: folded.length === 0 ? null : folded.join('\n\n'),
});

async function thread(context: Context, tx: Db, verdict: ThreadVerdict): Promise<number> {
  const { author, content, speaker } = verdict;
  const ticket = await lockTicket(tx, { id: verdict.ticket });
  const userId = speaker === 'participant' ? null : await userAt(tx, author.address);
  const message = await addMessage(tx, context, ticket, {
    ...textOf(content),
    author: authors[speaker],
    userId,
    address: author.address,
    name: author.name || null,
    via: 'email',
    verified: !verdict.notices.includes('sender-not-verified'),
  });
  await storeMailFiles(tx, context, { messageId: message.id, accountId: ticket.accountId }, content);
  await noteMail(context, tx, verdict, ticket.id, message.id, verdict.reopen ? 'reopening' : 'thread');
  await offer(context, tx, ticket, verdict);
  if (speaker === 'staff') {
    const files = content.attachments.length;
    const name = userId === null ? '' : ((await userById(tx, userId))?.firstName ?? '');
    await mailAnswer(tx, context, ticket, message, { sender: name, files });
  }
  return ticket.id;
}

async function openByMail(context: Context, tx: Db, verdict: NewVerdict): Promise<number> {
  const { author, content, customer } = verdict;
  const userId = customer === null ? null : await userAt(tx, customer);
  const user = userId === null ? null : await userById(tx, userId);
  const ticket = await openTicket(tx, context, {
    accountId: userId === null ? null : await accountOf(tx, userId),
    userId,
    email: author.address,
    name: author.name || null,
    subject:
      Array.from(verdict.subject ?? '')
        .slice(0, 150)
        .join('') || author.address,
    language: user?.language ?? defaultLanguage,
    continuesId: verdict.linkedTo,
  });
  const message = await addMessage(tx, context, ticket, {
    ...textOf(content),
    author: 'customer',
    userId,
    address: author.address,
    name: author.name || null,
    via: 'email',
    verified: !verdict.notices.includes('sender-not-verified'),
  });
  await storeMailFiles(tx, context, { messageId: message.id, accountId: ticket.accountId }, content);
  await noteMail(context, tx, verdict, ticket.id, message.id, 'new');
  await offer(context, tx, ticket, verdict);
  if (verdict.mayAnswer) await mailAcknowledgement(tx, context, ticket);
  return ticket.id;
}

/** Keeps a message for staff, who may invite its author. */
async function hold(context: Context, tx: Db, verdict: ParticipantVerdict): Promise<number> {
  const { author, content } = verdict;
  const ticket = await lockTicket(tx, { id: verdict.ticket });
  const message = await addMessage(tx, context, ticket, {
    ...textOf(content),
    author: 'participant',
    address: author.address,
    name: author.name || null,
    via: 'email',
    verified: !verdict.notices.includes('sender-not-verified'),
    isHeld: true,
  });
  await storeMailFiles(tx, context, { messageId: message.id, accountId: null }, content);
  await tx
    .insert(ticketParticipants)
    .values({
      ticketId: ticket.id,
      address: author.address,
      name: author.name || null,
      state: 'held',
      createdAt: context.clock.now(),
    })
    .onConflictDoUpdate({
      target: [ticketParticipants.ticketId, ticketParticipants.address],
      set: { state: 'held' },
      setWhere: eq(ticketParticipants.state, 'offered'),
    });
  await mailUnknownAddress(context, tx, ticket, verdict);
  await noteMail(context, tx, verdict, ticket.id, message.id, 'held');
  return ticket.id;
}

/** Marks what didn't arrive, and stops mail to an address that takes none. */
async function bounce({ clock }: Context, tx: Db, verdict: BounceVerdict): Promise<void> {
  const { kind, of, recipient, status, stopsMail, ticket } = verdict;
  if (of !== null) {
    await tx
      .update(ticketMails)
      .set({ bounced: kind, bounceStatus: status })
      .where(and(eq(ticketMails.mailId, of), eq(ticketMails.direction, 'sent')));
  }
  if (recipient === null) return;
  await tx.insert(ticketMails).values({
    ticketId: ticket,
    direction: 'received',
    address: recipient,
    kind: 'other',
    bounced: kind,
    bounceStatus: status,
    at: clock.now(),
  });
  if (stopsMail) {
    await tx
      .insert(ticketAddresses)
      .values({ address: recipient, isStopped: true })
      .onConflictDoUpdate({ target: ticketAddresses.address, set: { isStopped: true } });
  }
}

/** Keeps further addresses of an email, whom staff may invite. */
async function offer(
  { clock }: Context,
  tx: Db,
  { id: ticketId }: TicketRow,
  { participantsOffered }: ThreadVerdict | NewVerdict,
): Promise<void> {
  if (participantsOffered.length === 0) return;
  await tx
    .insert(ticketParticipants)
    .values(
      participantsOffered.map(({ address, name }) => ({
        ticketId,
        address,
        name: name || null,
        state: 'offered' as const,
        createdAt: clock.now(),
      })),
    )
    .onConflictDoNothing();
}
