import { defineMessages } from '@formatjs/intl';
import { type Message, translate } from '../../i18n/translate.ts';
import type { Language } from '../../platform/http/index.ts';
import type { QuarantineReason } from '../mail/verdict.ts';

const texts: Readonly<Record<QuarantineReason, Message>> = defineMessages({
  'too-large': {
    id: 'support.mail.reason.too-large',
    defaultMessage: 'Larger than 25 MB',
    description: 'Why an email to support isn’t in a ticket; shown to staff in a table, as all support.mail.reason',
  },
  'several-authors': {
    id: 'support.mail.reason.several-authors',
    defaultMessage: 'Names several senders',
    description: 'Why an email isn’t in a ticket',
  },
  'no-author': {
    id: 'support.mail.reason.no-author',
    defaultMessage: 'Names no sender',
    description: 'Why an email isn’t in a ticket',
  },
  'too-many-parts': {
    id: 'support.mail.reason.too-many-parts',
    defaultMessage: 'Has too many parts',
    description: 'Why an email isn’t in a ticket: more than 100 MIME parts, or 10 levels of them',
  },
  'utf-7': {
    id: 'support.mail.reason.utf-7',
    defaultMessage: 'Uses the unsafe encoding UTF-7',
    description: 'Why an email isn’t in a ticket',
  },
  broken: {
    id: 'support.mail.reason.broken',
    defaultMessage: 'Can’t be read',
    description: 'Why an email isn’t in a ticket: its format is broken',
  },
  'dmarc-failed': {
    id: 'support.mail.reason.dmarc-failed',
    defaultMessage: 'Sender may be forged (DMARC failed)',
    description: 'Why an email isn’t in a ticket',
  },
  'too-many-messages': {
    id: 'support.mail.reason.too-many-messages',
    defaultMessage: 'Too many messages in 10 minutes',
    description: 'Why an email isn’t in a ticket: its ticket got too many',
  },
  'too-many-tickets': {
    id: 'support.mail.reason.too-many-tickets',
    defaultMessage: 'Too many new tickets in an hour',
    description: 'Why an email isn’t in a ticket: its sender or their domain opened too many',
  },
  automatic: {
    id: 'support.mail.reason.automatic',
    defaultMessage: 'Marked as automatic',
    description: 'Why an email isn’t in a ticket: its headers say so',
  },
  'looks-automatic': {
    id: 'support.mail.reason.looks-automatic',
    defaultMessage: 'Looks like an automatic reply',
    description: 'Why an email isn’t in a ticket',
  },
  'mailing-list': {
    id: 'support.mail.reason.mailing-list',
    defaultMessage: 'From a mailing list',
    description: 'Why an email isn’t in a ticket',
  },
  'calendar-reply': {
    id: 'support.mail.reason.calendar-reply',
    defaultMessage: 'Reply to a calendar invitation',
    description: 'Why an email isn’t in a ticket',
  },
  bulk: {
    id: 'support.mail.reason.bulk',
    defaultMessage: 'Bulk email',
    description: 'Why an email isn’t in a ticket',
  },
  failed: {
    id: 'support.mail.reason.failed',
    defaultMessage: 'Couldn’t be processed three times',
    description: 'Why an email isn’t in a ticket; the error is shown beside it',
  },
});

const isKnown = (reason: string): reason is QuarantineReason => Object.hasOwn(texts, reason);

/** Why an email isn't in a ticket, for staff. Emails that were judged before reasons had codes have an English text. */
export const reasonText = (reason: string | null, language: Language): string =>
  reason !== null && isKnown(reason) ? translate(language, texts[reason]) : (reason ?? '');
