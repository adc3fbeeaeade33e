import { ticketLimits } from '@hoster/contract/lists';
import { defineMessages } from '@formatjs/intl';
import { and, asc, eq, inArray, isNull, sum } from '../../platform/db/drizzle.ts';
import { type Db, takeTurns } from '../../platform/db/index.ts';
import type { Context } from '../../platform/index.ts';
import { FieldError, notFound } from '../../platform/http/index.ts';
import type { Message } from '../../i18n/translate.ts';
import { inspect } from '../files/inspect.ts';
import { isInfected } from '../files/scan.ts';
import { fileStore } from '../files/store.ts';
import { thumbnailOf } from '../files/thumbnail.ts';
import { type AttachmentRow, ticketAttachments } from './tables.ts';

export const fileTexts = defineMessages({
  none: { id: 'support.file.none', defaultMessage: 'Choose a file.' },
  tooLarge: { id: 'support.file.too-large', defaultMessage: 'A file can be up to 20 MB. Choose a smaller one.' },
  empty: { id: 'support.file.empty', defaultMessage: 'This file is empty. Choose another one.' },
  tooMany: { id: 'support.file.too-many', defaultMessage: 'A message can have up to 10 files.' },
  tooMuch: { id: 'support.file.too-much', defaultMessage: 'The files of a message can be up to 25 MB together.' },
  quota: {
    id: 'support.file.quota',
    defaultMessage: 'Your account has used up its 1 GB for files in tickets. Send a link instead.',
  },
  program: { id: 'support.file.program', defaultMessage: 'We don’t accept programs. Put it in a ZIP archive.' },
  script: { id: 'support.file.script', defaultMessage: 'We don’t accept scripts. Put it in a ZIP archive.' },
  macros: {
    id: 'support.file.macros',
    defaultMessage: 'We don’t accept documents with macros. Save it without macros, or as a PDF.',
  },
  infected: { id: 'support.file.infected', defaultMessage: 'Our virus scanner found a virus in this file.' },
  unscanned: {
    id: 'support.file.unscanned',
    defaultMessage: 'We couldn’t check this file for viruses. Try again in a few minutes.',
  },
});

/** 400 about the files of a form. */
export const fileError = (text: Message): FieldError => new FieldError({ file: [text] });

/** Whose draft a file belongs to. */
export interface DraftOwner {
  readonly userId: number;
  /** Whose quota it uses; null: nobody's, for staff. */
  readonly accountId: number | null;
  /** 0: a new ticket. */
  readonly ticketId: number;
}

const ofDraft = ({ userId, ticketId }: Pick<DraftOwner, 'userId' | 'ticketId'>) =>
  and(
    eq(ticketAttachments.userId, userId),
    eq(ticketAttachments.draftOf, ticketId),
    isNull(ticketAttachments.messageId),
  );

/** Files of a draft, in the order in which they were added. */
export const draftFiles = (db: Db, owner: Pick<DraftOwner, 'userId' | 'ticketId'>): Promise<AttachmentRow[]> =>
  db.select().from(ticketAttachments).where(ofDraft(owner)).orderBy(asc(ticketAttachments.id));

/**
 * Keeps a file for a draft, after looking at what it is.
 * @throws FieldError for a file that is dangerous, too large, or has no room
 */
export async function addFile(
  context: Context,
  owner: DraftOwner,
  { name, content }: { name: string; content: Buffer },
): Promise<AttachmentRow> {
  const { clock, db, settings } = context;
  if (content.length === 0) throw fileError(fileTexts.empty);
  await mustHaveRoom(db, owner, content.length);
  const { type, danger } = await inspect(content, name);
  if (danger !== null) throw fileError(fileTexts[danger]);
  await mustBeClean(context, content);
  const thumbnail = await thumbnailOf(content, type);
  return db.transaction(async (tx) => {
    await takeTurns(tx, `ticket files of ${owner.accountId ?? `staff ${owner.userId}`}`);
    await mustHaveRoom(tx, owner, content.length);
    const store = fileStore(tx, settings);
    const [row] = await tx
      .insert(ticketAttachments)
      .values({
        userId: owner.userId,
        accountId: owner.accountId,
        draftOf: owner.ticketId,
        name,
        type,
        size: content.length,
        hash: await store.put(content),
        ...(thumbnail && {
          thumbnailHash: await store.put(thumbnail.content),
          thumbnailWidth: thumbnail.width,
          thumbnailHeight: thumbnail.height,
        }),
        createdAt: clock.now(),
      })
      .returning();
    if (!row) throw new Error('The file was not stored.');
    return row;
  });
}

async function mustHaveRoom(db: Db, owner: DraftOwner, more: number): Promise<void> {
  const files = await draftFiles(db, owner);
  if (files.length >= ticketLimits.files) throw fileError(fileTexts.tooMany);
  const size = files.reduce((all, file) => all + file.size, more);
  if (size > ticketLimits.messageBytes) throw fileError(fileTexts.tooMuch);
  if (owner.accountId === null) return;
  const [used] = await db
    .select({ bytes: sum(ticketAttachments.size) })
    .from(ticketAttachments)
    .where(eq(ticketAttachments.accountId, owner.accountId));
  if (Number(used?.bytes ?? 0) + more > ticketLimits.accountBytes) throw fileError(fileTexts.quota);
}

async function mustBeClean({ log, settings: { clamd } }: Context, content: Buffer): Promise<void> {
  if (clamd === null) return;
  const infected = await isInfected(content, clamd).catch((error: unknown) => {
    log.error({ err: error }, 'Virus scan');
    throw fileError(fileTexts.unscanned);
  });
  if (infected) throw fileError(fileTexts.infected);
}

/** Deletes a file that wasn't sent. Its content goes with the next sweep. @throws AppError 404 */
export async function removeDraftFile(db: Db, userId: number, id: number): Promise<void> {
  const gone = await db
    .delete(ticketAttachments)
    .where(and(eq(ticketAttachments.id, id), eq(ticketAttachments.userId, userId), isNull(ticketAttachments.messageId)))
    .returning({ id: ticketAttachments.id });
  if (gone.length === 0) throw notFound(`No unsent file ${id} of user ${userId}`);
}

/**
 * Sends files of a draft with a message.
 * @throws FieldError for ids that aren't among them
 */
export async function attachFiles(
  tx: Db,
  owner: Pick<DraftOwner, 'userId' | 'ticketId'>,
  ids: readonly number[],
  messageId: number,
): Promise<void> {
  if (ids.length === 0) return;
  const sent = await tx
    .update(ticketAttachments)
    .set({ messageId })
    .where(and(ofDraft(owner), inArray(ticketAttachments.id, [...ids])))
    .returning({ id: ticketAttachments.id });
  if (sent.length !== ids.length) throw new FieldError({ attachments: [missing] });
}

const { missing } = defineMessages({
  missing: {
    id: 'support.file.missing',
    defaultMessage: 'A file is no longer available. Remove it and add it again.',
  },
});

/** Deletes the files of a draft that weren't sent. */
export async function dropDraftFiles(tx: Db, owner: Pick<DraftOwner, 'userId' | 'ticketId'>): Promise<void> {
  await tx.delete(ticketAttachments).where(ofDraft(owner));
}
