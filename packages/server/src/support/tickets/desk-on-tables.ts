import {
  and,
  arrayContains,
  asc,
  eq,
  gte,
  ilike,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from '../../platform/db/drizzle.ts';
import { hasPermission } from '@hoster/domain';
import { type Db, escapeLike } from '../../platform/db/index.ts';
import type { Context } from '../../platform/index.ts';
import { accountMembers, emailAddresses, users } from '../../identity/index.ts';
import type { Counted, Desk, DeskMessage, DeskTicket, Speaker } from '../mail/desk.ts';
import { ownDesk } from './settings.ts';
import { ticketAddresses, ticketMails, ticketParticipants, type TicketRow, tickets } from './tables.ts';

const seen = ({ closedAt, id, status }: TicketRow): DeskTicket => ({ number: id, status, closedAt });

const idMax = 2_147_483_647;

/** What judging an email looks up, in the tables of tickets. */
export async function deskOnTables({ clock, db, settings }: Pick<Context, 'clock' | 'db' | 'settings'>): Promise<Desk> {
  const ticketWhere = async (condition: SQL): Promise<DeskTicket | null> => {
    const [row] = await db.select().from(tickets).where(condition);
    if (row?.mergedIntoId == null) return row ? seen(row) : null;
    const [into] = await db.select().from(tickets).where(eq(tickets.id, row.mergedIntoId));
    return into ? seen(into) : null;
  };
  const mailWhere = async (condition: SQL | undefined): Promise<DeskMessage | null> => {
    const [row] = await db
      .select({ mail: ticketMails, ticket: tickets })
      .from(ticketMails)
      .innerJoin(tickets, eq(tickets.id, ticketMails.ticketId))
      .where(condition)
      .orderBy(asc(ticketMails.id))
      .limit(1);
    if (!row || row.mail.mailId === null) return null;
    const { address, at, direction, mailId } = row.mail;
    return { id: mailId, ticket: seen(row.ticket), direction, at, to: direction === 'sent' ? address : null };
  };
  return {
    settings: await ownDesk(db, settings),
    now: () => clock.now(),
    ticketByToken: (token) => ticketWhere(eq(tickets.token, token.toLowerCase())),
    ticketByNumber: async (number) =>
      Number.isInteger(number) && number > 0 && number <= idMax ? ticketWhere(eq(tickets.id, number)) : null,
    ticketCiting: async (id) => {
      const [row] = await db
        .select({ ticket: tickets })
        .from(ticketMails)
        .innerJoin(tickets, eq(tickets.id, ticketMails.ticketId))
        .where(
          and(
            eq(ticketMails.direction, 'received'),
            or(eq(ticketMails.inReplyTo, id), arrayContains(ticketMails.references, [id])),
          ),
        )
        .orderBy(asc(ticketMails.id))
        .limit(1);
      return row ? seen(row.ticket) : null;
    },
    messageById: (id) => mailWhere(eq(ticketMails.mailId, id)),
    sentByKey: (ticket, key) =>
      mailWhere(
        and(
          eq(ticketMails.ticketId, ticket),
          eq(ticketMails.direction, 'sent'),
          sql`split_part(split_part(${ticketMails.mailId}, '@', 1), '.', 3) = ${key.toLowerCase()}`,
        ),
      ),
    speakerOn: ({ number }, address) => speakerOn(db, number, address),
    customerAt: (address) => customerAt(db, address),
    takenAs: async ({ hash, messageId, sender }) => {
      const [row] = await db
        .select({ ticketId: ticketMails.ticketId })
        .from(ticketMails)
        .where(
          and(
            eq(ticketMails.direction, 'received'),
            messageId === null ? isNull(ticketMails.mailId) : eq(ticketMails.mailId, messageId),
            eq(ticketMails.address, sender),
            eq(ticketMails.hash, hash),
          ),
        )
        .limit(1);
      return row ? (row.ticketId ?? 0) : null;
    },
    count: (what, since) => db.$count(ticketMails, and(countedBy(what), gte(ticketMails.at, since))),
    isPersonAt: async (address) => {
      const [row] = await db.select().from(ticketAddresses).where(eq(ticketAddresses.address, address));
      return row?.isPerson ?? false;
    },
  };
}

/** Condition of what is limited. */
function countedBy(what: Counted): SQL | undefined {
  const received = eq(ticketMails.direction, 'received');
  switch (what.kind) {
    case 'acknowledgement':
      return and(eq(ticketMails.kind, 'acknowledgement'), eq(ticketMails.address, what.address));
    case 'ticket':
      return and(received, eq(ticketMails.kind, 'new'), eq(ticketMails.address, what.address));
    case 'ticket-of-domain':
      return and(received, eq(ticketMails.kind, 'new'), ilike(ticketMails.address, `%@${escapeLike(what.domain)}`));
    case 'message':
      return and(
        received,
        eq(ticketMails.ticketId, what.ticket),
        inArray(ticketMails.kind, ['new', 'thread', 'reopening', 'held']),
      );
    case 'reopening':
      return and(received, eq(ticketMails.ticketId, what.ticket), eq(ticketMails.kind, 'reopening'));
    case 'full-mailbox':
      return and(received, eq(ticketMails.address, what.address), eq(ticketMails.bounceStatus, '5.2.2'));
  }
}

/** The right by which an address speaks on a ticket. Addresses that nobody has confirmed have none. */
export async function speakerOn(db: Db, number: number, address: string): Promise<Speaker | null> {
  const [ticket] = await db.select().from(tickets).where(eq(tickets.id, number));
  if (!ticket) return null;
  if (ticket.accountId === null && ticket.email === address) return 'customer';
  const [user] = await db
    .select({ id: users.id, staffRole: users.staffRole })
    .from(emailAddresses)
    .innerJoin(users, eq(users.id, emailAddresses.userId))
    .where(and(eq(emailAddresses.email, address), eq(emailAddresses.verified, true), eq(users.isActive, true)));
  if (user && user.id === ticket.userId) return 'customer';
  if (user && ticket.accountId !== null) {
    const isMember = and(eq(accountMembers.userId, user.id), eq(accountMembers.accountId, ticket.accountId));
    if ((await db.$count(accountMembers, isMember)) > 0) return 'member';
  }
  const [participant] = await db
    .select({ state: ticketParticipants.state })
    .from(ticketParticipants)
    .where(and(eq(ticketParticipants.ticketId, number), eq(ticketParticipants.address, address)));
  if (participant?.state === 'invited') return 'participant';
  return hasPermission(user?.staffRole ?? null, 'tickets') ? 'staff' : null;
}

/** Confirmed address of the customer to whom an address belongs, or who has entered it. */
async function customerAt(db: Db, address: string): Promise<string | null> {
  const rows = await db
    .select({ userId: emailAddresses.userId, verified: emailAddresses.verified })
    .from(emailAddresses)
    .where(eq(emailAddresses.email, address))
    .limit(10);
  if (rows.some(({ verified }) => verified)) return address;
  const [other] =
    rows.length === 0
      ? []
      : await db
          .select({ email: emailAddresses.email })
          .from(emailAddresses)
          .where(
            and(
              inArray(
                emailAddresses.userId,
                rows.map(({ userId }) => userId),
              ),
              eq(emailAddresses.verified, true),
            ),
          )
          .orderBy(sql`${emailAddresses.isPrimary} desc`)
          .limit(1);
  return other?.email ?? null;
}
