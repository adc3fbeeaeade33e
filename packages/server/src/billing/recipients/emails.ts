import { defineMessages } from '@formatjs/intl';
import type { InvoiceKind } from '@hoster/contract';
import { translator } from '../../i18n/translate.ts';
import type { Language } from '../../platform/http/index.ts';
import type { Mail } from '../../platform/mail/index.ts';

const texts = defineMessages({
  questionSubject: {
    id: 'billing.email.recipient-subject',
    defaultMessage: 'Confirm that you want to get invoices',
    description: 'Email to an address that was entered as a recipient of invoices',
  },
  question: {
    id: 'billing.email.recipient',
    defaultMessage:
      'Hello,\n\nInvoices of {account}’s {brand} account can be sent to this address too. Confirm that you want to get them:\n{link}\n\nIf you don’t know {account}, ignore this email: we won’t send invoices unless you confirm.\n\n{brand}',
    description: 'Email to an address that was entered as a recipient of invoices',
  },
  invoiceSubject: { id: 'billing.email.copy-subject', defaultMessage: 'Invoice {number} for {account}' },
  creditNoteSubject: { id: 'billing.email.copy-credit-subject', defaultMessage: 'Credit note {number} for {account}' },
  invoice: {
    id: 'billing.email.copy',
    defaultMessage:
      'Hello,\n\nInvoice {number} for {account} is attached.\n\nStop getting these invoices:\n{link}\n\n{brand}',
    description: 'Email to a further recipient of invoices',
  },
  creditNote: {
    id: 'billing.email.copy-credit',
    defaultMessage:
      'Hello,\n\nCredit note {number} for {account} is attached.\n\nStop getting these invoices:\n{link}\n\n{brand}',
    description: 'Email to a further recipient of invoices',
  },
});

type Message = Pick<Mail, 'kind' | 'subject' | 'text'>;

/** Email that asks the owner of an address whether they want the invoices of an account. */
export function questionEmail(language: Language, about: { account: string; link: string }): Message {
  const t = translator(language);
  return { kind: 'invoice-recipient', subject: t(texts.questionSubject), text: t(texts.question, about) };
}

/** Email with an invoice or credit note to a further recipient. */
export function copyEmail(
  language: Language,
  { kind, ...about }: { kind: InvoiceKind; number: string; account: string; link: string },
): Message {
  const t = translator(language);
  return kind === 'invoice'
    ? { kind: 'invoice-copy', subject: t(texts.invoiceSubject, about), text: t(texts.invoice, about) }
    : { kind: 'credit-note-copy', subject: t(texts.creditNoteSubject, about), text: t(texts.creditNote, about) };
}
