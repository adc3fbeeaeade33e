import type { Language } from '@hoster/contract';
import type { Db } from '../db/types.ts';
import type { MailKind } from './kinds.ts';
import { mailOutbox } from './tables.ts';
import { brandOf, companySettingsOf } from '../company/index.ts';
import { footerOf } from './footer.ts';
import { escapeHtml, fill } from '../documents/fill.ts';
import { typographyOf } from '../documents/typography-of.ts';

/** Email to send; `text` is required, `html` is an optional addition. */
export interface Mail {
  /** What it's about. */
  readonly kind: MailKind;
  readonly to: string;
  /** Where the recipient lives, ISO alpha-2: it decides which company is in the footer. Default: unknown. */
  readonly country?: string | null;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Number of the invoice that is attached. */
  readonly invoice?: string | null;
  /** Address that replies go to; without one, nowhere. */
  readonly replyTo?: string;
  /** Message-ID without angle brackets, for emails whose answers are recognised by it. Default: one of its number. */
  readonly messageId?: string;
  /** MAIL FROM, to which bounces go. Default: the sender. */
  readonly envelopeFrom?: string;
  /** Sender, such as a person of support. Default: an address that takes no replies. */
  readonly from?: { readonly name: string; readonly address: string };
  /** Further headers, and those that replace ours. */
  readonly headers?: Readonly<Record<string, string>>;
  /** When its links or codes expire: later it isn't sent. */
  readonly expiresAt?: Date;
}

/**
 * Queues an email. `{brand}` in its texts becomes the name of the company. Call it with the transaction of the change that it's about: either both happen or
 * neither does. SMTP gets it within about a second; the mailbox shows it immediately.
 */
export async function enqueueMail(tx: Db, mail: Mail): Promise<void> {
  const set = typographyOf(mail.language);
  const settings = await companySettingsOf(tx);
  const brand = brandOf(settings);
  const filled = (text: string) => set(fill(text, { brand }));
  await tx.insert(mailOutbox).values({
    kind: mail.kind,
    recipient: mail.to,
    language: mail.language,
    subject: filled(mail.subject),
    text: filled(mail.text).trimEnd() + '\n' + footerOf(settings, mail),
    html: mail.html === undefined ? null : set(fill(mail.html, { brand: escapeHtml(brand) })),
    invoice: mail.invoice ?? null,
    replyTo: mail.replyTo ?? null,
    messageId: mail.messageId ?? null,
    envelopeFrom: mail.envelopeFrom ?? null,
    sender: mail.from ? { ...mail.from, name: fill(mail.from.name, { brand }) } : null,
    headers: mail.headers ?? null,
    expiresAt: mail.expiresAt ?? null,
  });
}
