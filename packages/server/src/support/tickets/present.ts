import type { Ticket, TicketAttachment, TicketDetails, TicketDraft, TicketMessage } from '@hoster/contract';
import { defineMessages } from '@formatjs/intl';
import { translate } from '../../i18n/translate.ts';
import { asc, eq, inArray } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Context } from '../../platform/index.ts';
import type { Language } from '../../platform/http/index.ts';
import { users } from '../../identity/index.ts';
import { services } from '../../sales/index.ts';
import { fileAddress } from '../files/address.ts';
import { isAnswering, isReopenable } from './find.ts';
import { renderUserMarkdown } from '../../platform/documents/index.ts';
import { type AttachmentRow, type DraftRow, type MessageRow, ticketAttachments, type TicketRow } from './tables.ts';

export const authorTexts = defineMessages({
  support: { id: 'support.author', defaultMessage: 'Support', description: 'Author of an answer without a name' },
  customer: { id: 'support.customer', defaultMessage: 'Customer', description: 'Author of a message without a name' },
});

type Showing = Pick<Context, 'clock' | 'db' | 'secrets'>;

/** A ticket in a list, as its customer sees it. */
export const presentTicket = (row: TicketRow, unread: boolean = row.unreadByCustomer): Ticket => ({
  id: row.id,
  subject: row.subject,
  department: row.department,
  priority: row.priority,
  status: row.status,
  service: row.serviceId,
  created: row.createdAt.toISOString(),
  updated: row.updatedAt.toISOString(),
  unread,
});

/** Names of people by id. */
export async function namesOf(db: Db, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, username: users.username, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, known));
  return new Map(rows.map((row) => [row.id, `${row.firstName} ${row.lastName}`.trim() || row.username]));
}

/** Names of services by id. */
export async function serviceNames(db: Db, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ id: services.id, name: services.name })
    .from(services)
    .where(inArray(services.id, known));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Who of staff is writing an answer. Customers see a first name. */
export async function answeringOf(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  row: TicketRow,
  language: Language,
): Promise<TicketDetails['answering']> {
  if (row.answeringUserId === null || !isAnswering(row, clock.now())) return null;
  const [user] = await db.select({ firstName: users.firstName }).from(users).where(eq(users.id, row.answeringUserId));
  return { name: user?.firstName || translate(language, authorTexts.support) };
}

export async function presentDetails(context: Showing, row: TicketRow, language: Language): Promise<TicketDetails> {
  const names = await serviceNames(context.db, [row.serviceId]);
  return {
    ...presentTicket(row),
    service_name: row.serviceId === null ? null : (names.get(row.serviceId) ?? null),
    closed: row.closedAt?.toISOString() ?? null,
    reopenable: isReopenable(row, context.clock.now()),
    continues: row.continuesId,
    merged_into: row.mergedIntoId,
    answering: await answeringOf(context, row, language),
  };
}

export function presentAttachment({ clock, secrets }: Omit<Showing, 'db'>, row: AttachmentRow): TicketAttachment {
  const address = (variant: 'file' | 'thumbnail') => fileAddress(secrets, row.id, variant, row.name, clock.now());
  const { thumbnailWidth: width, thumbnailHeight: height } = row;
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    size: row.size,
    url: row.hash === null ? null : address('file'),
    thumbnail:
      row.thumbnailHash === null || width === null || height === null
        ? null
        : { url: address('thumbnail'), width, height },
    blocked: row.blocked,
  };
}

/** Messages with their files, oldest first. `viewer` is whose own messages they may be. */
export async function presentMessages(
  context: Showing,
  rows: readonly MessageRow[],
  { userId, language, isStaff }: { userId: number; language: Language; isStaff: boolean },
): Promise<TicketMessage[]> {
  if (rows.length === 0) return [];
  const { db } = context;
  const files = await db
    .select()
    .from(ticketAttachments)
    .where(
      inArray(
        ticketAttachments.messageId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(ticketAttachments.id));
  const names = await namesOf(
    db,
    rows.map((row) => row.userId),
  );
  return rows.map((row) => {
    const isOfStaff = row.author === 'staff';
    const known = (row.userId !== null && names.get(row.userId)) || row.name || row.address;
    const own = files.filter(({ messageId }) => messageId === row.id);
    return {
      id: row.id,
      author: {
        // Customers know staff by their first names.
        name: known
          ? isOfStaff && !isStaff
            ? (known.split(' ')[0] ?? known)
            : known
          : translate(language, isOfStaff ? authorTexts.support : authorTexts.customer),
        is_staff: isOfStaff,
        is_own: row.userId === userId,
      },
      body: row.body,
      html: row.html === null ? renderUserMarkdown(row.body) : withPictures(context, row.html, own),
      folded: row.folded,
      via: row.via,
      verified: row.verified,
      is_note: row.isNote,
      attachments: own.filter(({ cid }) => cid === null).map((file) => presentAttachment(context, file)),
      event: row.event,
      created: row.createdAt.toISOString(),
    };
  });
}

/** HTML of an email with its own pictures, drawn anew, at their addresses. Others are left out: `cid:` loads nothing. */
function withPictures(context: Showing, html: string, files: readonly AttachmentRow[]): string {
  return files.reduce((text, file) => {
    const picture = presentAttachment(context, file).thumbnail;
    return file.cid === null || picture === null
      ? text
      : text.replaceAll(`src="cid:${file.cid}"`, `src="${picture.url}"`);
  }, html);
}

/** Draft with its files; empty without one. */
export const presentDraft = (
  context: Omit<Showing, 'db'>,
  draft: DraftRow | undefined,
  files: readonly AttachmentRow[],
): TicketDraft => ({
  subject: draft?.subject ?? '',
  body: draft?.body ?? '',
  service: draft?.serviceId ?? null,
  department: draft?.department ?? 'technical',
  priority: draft?.priority ?? 'normal',
  attachments: files.map((file) => presentAttachment(context, file)),
  updated: draft?.updatedAt.toISOString() ?? null,
});
