import type { Language } from '@hoster/contract';
import { sellerTimeZone } from '@hoster/domain';
import type { Message } from '../../i18n/translate.ts';
import { and, eq, sql } from '../db/drizzle.ts';
import type { Db } from '../db/types.ts';
import type { Context } from '../context.ts';
import type { MailKind } from './kinds.ts';
import { enqueueMail, type Mail } from './service.ts';
import { mailOutbox } from './tables.ts';

/** Customer who gets the samples. No user has this number. */
const customerIn = (language: Language) => ({
  userId: 0,
  language,
  timeZone: sellerTimeZone,
  reader: { email: 'anna@example.com', firstName: language === 'ru' ? 'Анна' : 'Anna' },
});

/** What an area needs to send an email to somebody whom it doesn't have to look up. */
export interface SampleScene {
  readonly context: Context;
  readonly tx: Db;
  readonly to: ReturnType<typeof customerIn>;
}

/** An email with invented data, which staff can look at and send to themselves. */
export interface MailSample {
  /** When customers get it, in a few words. */
  readonly title: Message;
  /** Queues it by the code that queues the real one. */
  send(scene: SampleScene): Promise<void>;
}

/** Samples of a module. */
export type MailSamples = { readonly [Kind in MailKind]?: MailSample };

declare module '../context.ts' {
  interface Context {
    readonly mailSamples: MailSamples;
  }
}

declare module '../module.ts' {
  interface Module {
    /** Its emails with invented data. */
    readonly mails?: MailSamples;
  }
}

/** Sample of an email that a function of its data writes. */
export const written = (
  title: Message,
  write: (scene: SampleScene) => Pick<Mail, 'kind' | 'subject' | 'text'> & Partial<Mail>,
): MailSample => ({
  title,
  send: async (scene) => {
    const { to, tx } = scene;
    await enqueueMail(tx, { to: to.reader.email, language: to.language, ...write(scene) });
  },
});

/** A sample as it would be sent. */
export type SampleMail = Pick<typeof mailOutbox.$inferSelect, 'html' | 'invoice' | 'language' | 'subject' | 'text'>;

/** Ends the transaction of a sample. */
class Undone extends Error {}

/**
 * Writes a sample in a language: queues it as the real email is queued, reads it, and rolls that back, so nobody gets it.
 * @returns undefined for a kind without one
 */
export async function writeSample(
  context: Context,
  kind: MailKind,
  language: Language,
): Promise<SampleMail | undefined> {
  const sample = context.mailSamples[kind];
  const made: SampleMail[] = [];
  try {
    await context.db.transaction(async (tx) => {
      await sample?.send({ context: sampleContext(context, tx), tx, to: customerIn(language) });
      const { html, invoice, language: writtenIn, subject, text } = mailOutbox;
      const columns = { html, invoice, language: writtenIn, subject, text };
      // The time at which the transaction began.
      const own = and(eq(mailOutbox.createdAt, sql`now()`), eq(mailOutbox.kind, kind));
      made.push(...(await tx.select(columns).from(mailOutbox).where(own)));
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return made[0];
}

/** Nothing keeps a sample from being written: no missing address of support, no limit. What it would log didn't happen. */
const sampleContext = (context: Context, tx: Db): Context => ({
  ...context,
  db: tx,
  log: context.log.child({}, { level: 'silent' }),
  settings: {
    ...context.settings,
    rateLimits: false,
    supportEmail: context.settings.supportEmail ?? 'support@example.com',
  },
});
