import { desc, eq } from '../db/drizzle.ts';
import type { Db } from '../db/types.ts';
import { mailOutbox } from '../modules/mail/tables.ts';

/** Emails to an address, newest first. */
export function lettersTo(db: Db, recipient: string) {
  return db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient)).orderBy(desc(mailOutbox.id));
}

/** Decoded key of the newest email's link. @throws when there is no email with a link */
export async function mailedKey(db: Db, recipient: string): Promise<string> {
  const [letter] = await lettersTo(db, recipient);
  const link = /\/auth\/(?:confirm-email|password\/reset\/key)\/([^/\s]+)\//.exec(letter?.text ?? '')?.[1];
  if (link === undefined) throw new Error(`No link was emailed to ${recipient}.`);
  return decodeURIComponent(link);
}
