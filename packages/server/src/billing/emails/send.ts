import { defaultLanguage } from '@hoster/domain';
import { defineMessages } from '@formatjs/intl';
import { translator } from '../../i18n/translate.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Language } from '../../platform/http/index.ts';
import { enqueueMail, type MailKind } from '../../platform/mail/index.ts';
import { accountMembers, accountOwner, accounts, userById } from '../../identity/index.ts';
import { and, eq } from '../../platform/db/drizzle.ts';
import { timeZoneOf } from '../time-zone.ts';

/** Recipient of an email, their language, and their time zone; until they choose one, that of the company that sells to them. */
export interface Recipient {
  readonly userId: number;
  readonly language: Language;
  readonly timeZone: string;
  /** Where they live, ISO alpha-2. Default: unknown. */
  readonly country?: string | null;
  /** Their address and name. Default: those of the user. */
  readonly reader?: { readonly email: string; readonly firstName: string };
}

/**
 * A user as the recipient of emails about an account, in their language. Once they have left it, its owner gets them.
 */
export async function userRecipient(tx: Db, userId: number, accountId: number): Promise<Recipient> {
  const [account] = await tx.select({ country: accounts.country }).from(accounts).where(eq(accounts.id, accountId));
  const isMember = and(eq(accountMembers.accountId, accountId), eq(accountMembers.userId, userId));
  const owner = (await tx.$count(accountMembers, isMember)) > 0 ? null : await accountOwner(tx, accountId);
  const recipient = owner?.userId ?? userId;
  const user = await userById(tx, recipient);
  return {
    userId: recipient,
    language: user?.language ?? defaultLanguage,
    timeZone: user?.timeZone ?? timeZoneOf(account?.country ?? null),
    country: account?.country ?? null,
  };
}

const texts = defineMessages({
  hello: { id: 'billing.email.hello', defaultMessage: 'Hello {name},', description: 'Greeting of an email' },
  helloNobody: {
    id: 'billing.email.hello-nobody',
    defaultMessage: 'Hello,',
    description: 'Greeting of an email to somebody whose name is unknown',
  },
  goodbye: { id: 'billing.email.goodbye', defaultMessage: '{brand}', description: 'Greeting or end of an email' },
});

/** Absolute URL of a page, for emails. */
export const pageLink = ({ settings }: Context, path: string): string => new URL(path, settings.publicOrigin).href;

/** Queues an email with a greeting, our signature and the document of an invoice. Skips users without an address. */
export async function sendEmail(
  tx: Db,
  to: Recipient,
  kind: MailKind,
  subject: string,
  parts: string[],
  invoice: string | null = null,
): Promise<void> {
  const user = to.reader ?? (await userById(tx, to.userId));
  if (!user || user.email === '') return;
  const t = translator(to.language);
  const text = [
    user.firstName === '' ? t(texts.helloNobody) : t(texts.hello, { name: user.firstName }),
    ...parts,
    t(texts.goodbye),
  ].join('\n\n');
  const { country = null, language } = to;
  await enqueueMail(tx, { kind, to: user.email, country, language, subject, text, invoice });
}
