import { desc, eq } from 'drizzle-orm';
import type { Db } from '../db/types.ts';
import { mailOutbox } from '../modules/mail/tables.ts';

/** The letters to an address, newest first. */
export function lettersTo(db: Db, recipient: string) {
  return db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient)).orderBy(desc(mailOutbox.id));
}

/** The decoded key of the newest letter's link. @throws when there is no letter with a link */
export async function mailedKey(db: Db, recipient: string): Promise<string> {
  const [letter] = await lettersTo(db, recipient);
  const link = /\/auth\/(?:confirm-email|password\/reset\/key)\/([^/\s]+)\//.exec(letter?.text ?? '')?.[1];
  if (link === undefined) throw new Error(`No link was mailed to ${recipient}.`);
  return decodeURIComponent(link);
}
