import { desc, eq } from '../platform/db/drizzle.ts';
import type { Db } from '../platform/db/types.ts';
import { mailOutbox } from '../platform/mail/tables.ts';

/** Emails to an address, newest first. */
export function emailsTo(db: Db, recipient: string) {
  return db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient)).orderBy(desc(mailOutbox.id));
}

/** The code in the newest email to an address. @throws when it has none */
export async function emailedCode(db: Db, recipient: string): Promise<string> {
  const [message] = await emailsTo(db, recipient);
  const code = /^[A-Z]{4}-[A-Z]{4}$/m.exec(message?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was emailed to ${recipient}.`);
  return code;
}

/** Decoded key of the newest email's link. @throws when there is no email with a link */
export async function emailedKey(db: Db, recipient: string): Promise<string> {
  const [message] = await emailsTo(db, recipient);
  const link = /\/auth\/(?:confirm-email|password\/reset\/key)\/([^/\s]+)\//.exec(message?.text ?? '')?.[1];
  if (link === undefined) throw new Error(`No link was emailed to ${recipient}.`);
  return decodeURIComponent(link);
}
