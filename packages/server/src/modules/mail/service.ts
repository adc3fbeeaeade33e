import type { Db } from '../../db/types.ts';
import { mailOutbox } from './tables.ts';

/** A letter as the rest of the product hands it over; `text` is always there, `html` is an addition to it. */
export interface Mail {
  readonly to: string;
  readonly language: 'en' | 'ru';
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/**
 * Puts a letter into the outbox. Call it with the transaction of the change that it tells of: either both happen or
 * neither does. SMTP gets it within a second or so; the embedded viewer shows it at once.
 */
export async function enqueueMail(tx: Db, mail: Mail): Promise<void> {
  await tx.insert(mailOutbox).values({
    recipient: mail.to,
    language: mail.language,
    subject: mail.subject,
    text: mail.text,
    html: mail.html ?? null,
  });
}
