import { defineMessages } from '@formatjs/intl';
import { translate, translator } from '../../i18n/translate.ts';
import type { Withdrawal } from '@hoster/contract';
import { dateLocale } from '@hoster/domain';
import type { Language } from '../../platform/http/index.ts';
import type { Mail } from '../../platform/mail/index.ts';

const texts = defineMessages({
  from: { id: 'content.contact.from', defaultMessage: 'From', description: 'Line of an email to support' },
  customer: { id: 'content.contact.customer', defaultMessage: 'Customer', description: 'Line of an email to support' },
  page: { id: 'content.contact.page', defaultMessage: 'Page', description: 'Line of an email to support' },
  receiptSubject: {
    id: 'content.contact.receipt-subject',
    defaultMessage: 'We’ve received your message (#{id})',
    description: 'Email about a message from the contact form',
  },
  receipt: {
    id: 'content.contact.receipt',
    defaultMessage:
      'Hello,\n\nWe’ve received the message from the contact form on our site. Its number is {id}. We’ll reply to this address. If you didn’t contact us, ignore this email.{quoted}\n\n{brand}',
    description: 'Email about a message from the contact form',
  },
  withdrawalSubject: {
    id: 'content.withdrawal.subject',
    defaultMessage: 'Withdrawal from contract: {contract}',
    description: 'Subject of the message to support by which a consumer withdraws from a contract',
  },
  statement: {
    id: 'content.withdrawal.statement',
    defaultMessage: 'I withdraw from this contract: {contract}\nName: {name}\nEmail: {email}\nReceived: {received} UTC',
    description: 'Statement of a consumer, for support and in the acknowledgement',
  },
  withdrawalReceiptSubject: {
    id: 'content.withdrawal.receipt-subject',
    defaultMessage: 'We’ve received your withdrawal (#{id})',
  },
  withdrawalReceipt: {
    id: 'content.withdrawal.receipt',
    defaultMessage:
      'Hello,\n\nWe’ve received your withdrawal from a contract. Its number is {id}. Keep this email: it’s your acknowledgement.\n\n{statement}\n\nWe’ll check which part of the term you’ve used and refund the rest within 14 days, by the method that you paid with. If you didn’t send this, reply to this email.\n\n{brand}',
    description: 'Acknowledgement of a withdrawal, by email',
  },
});

export type EmailText = Pick<Mail, 'kind' | 'subject' | 'text'>;

interface Written {
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  language: Language;
  page: string | null;
  /** Username of the signed-in sender. */
  customer: string | null;
}

/** Email to support with a visitor's message. */
export function supportEmail({ id, name, email, subject, message, language, page, customer }: Written): EmailText {
  const t = translator(language);
  const facts = [
    [t(texts.from), `${name} <${email}>`],
    [t(texts.customer), customer],
    [t(texts.page), page],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return { kind: 'contact-message', subject: `[#${id}] ${subject}`, text: `${facts.join('\n')}\n\n${message}\n` };
}

/**
 * Confirmation for the sender. `copy` is for addresses that are known to be the sender's: text from an unverified
 * visitor isn't emailed to an address that anybody may enter.
 */
export function receiptEmail(
  language: Language,
  id: number,
  copy: Pick<Written, 'subject' | 'message'> | null,
): EmailText {
  const quoted = copy ? `\n\n${copy.subject}\n\n${copy.message}` : '';
  return {
    kind: 'contact-received',
    subject: translate(language, texts.receiptSubject, { id: String(id) }),
    text: translate(language, texts.receipt, { id: String(id), quoted }),
  };
}

type Statement = Omit<Withdrawal, 'captcha' | 'confirmed'>;

/** The statement with its moment, as the consumer and support read it. */
const statementOf = (language: Language, statement: Statement, received: Date): string =>
  translate(language, texts.statement, {
    ...statement,
    received: new Intl.DateTimeFormat(dateLocale(language), {
      dateStyle: 'long',
      timeStyle: 'medium',
      timeZone: 'UTC',
    }).format(received),
  });

/** Message to support by which a consumer withdraws from a contract. */
export const withdrawalMessage = (
  language: Language,
  statement: Statement,
  received: Date,
): { subject: string; message: string } => ({
  subject: translate(language, texts.withdrawalSubject, { contract: statement.contract }),
  message: statementOf(language, statement, received),
});

/** Acknowledgement for the consumer, with the content of the statement and when it arrived. */
export const withdrawalEmail = (language: Language, id: number, statement: Statement, received: Date): EmailText => ({
  kind: 'withdrawal-received',
  subject: translate(language, texts.withdrawalReceiptSubject, { id: String(id) }),
  text: translate(language, texts.withdrawalReceipt, {
    id: String(id),
    statement: statementOf(language, statement, received),
  }),
});
