import type { Db } from '../../platform/db/index.ts';
import type { Context } from '../../platform/index.ts';
import { isInfected } from '../files/scan.ts';
import { fileStore } from '../files/store.ts';
import { thumbnailOf } from '../files/thumbnail.ts';
import type { MailContent, MailFile } from '../mail/verdict.ts';
import { ticketAttachments } from './tables.ts';

/** Keeps the files of an email with its message. Dangerous ones are only named. */
export async function storeMailFiles(
  tx: Db,
  context: Context,
  owner: { messageId: number; accountId: number | null },
  { attachments, blocked, inline }: Pick<MailContent, 'attachments' | 'blocked' | 'inline'>,
): Promise<void> {
  const createdAt = context.clock.now();
  const rows: (typeof ticketAttachments.$inferInsert)[] = [];
  for (const file of [...attachments, ...inline])
    rows.push({ ...owner, createdAt, ...(await stored(tx, context, file)) });
  for (const { name, size, why } of blocked)
    rows.push({ ...owner, createdAt, name, size, type: 'application/octet-stream', blocked: why });
  if (rows.length > 0) await tx.insert(ticketAttachments).values(rows);
}

async function stored(tx: Db, { log, settings }: Context, { cid, content, name, size, type }: MailFile) {
  const bytes = Buffer.from(content);
  const infected =
    settings.clamd !== null &&
    (await isInfected(bytes, settings.clamd).catch((error: unknown) => {
      log.error({ err: error }, 'Virus scan');
      // Nobody waits who could send it again, and the raw email is kept.
      return true;
    }));
  if (infected) return { name, size, type, blocked: 'infected' as const };
  const thumbnail = await thumbnailOf(bytes, type);
  const store = fileStore(tx, settings);
  return {
    name,
    size,
    type,
    // Without a picture to show in its place, it's offered as a file.
    cid: thumbnail === null ? null : cid,
    hash: await store.put(bytes),
    ...(thumbnail && {
      thumbnailHash: await store.put(thumbnail.content),
      thumbnailWidth: thumbnail.width,
      thumbnailHeight: thumbnail.height,
    }),
  };
}
