import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { FieldName } from './withdrawal-action.ts';

export const titleWords = defineMessages({
  title: {
    id: 'withdrawal.title',
    defaultMessage: 'Withdraw from a contract',
    description: 'Title of the page on which consumers withdraw from a contract',
  },
});

/** Labels of the form. */
export const labels: Readonly<Record<FieldName, MessageDescriptor>> = defineMessages({
  name: { id: 'withdrawal.field.name', defaultMessage: 'Your name' },
  email: { id: 'withdrawal.field.email', defaultMessage: 'Email address' },
  contract: { id: 'withdrawal.field.contract', defaultMessage: 'Order or service' },
});

type Word =
  | 'hint'
  | 'emailHint'
  | 'errors'
  | 'continue'
  | 'review'
  | 'confirm'
  | 'change'
  | 'sending'
  | 'busy'
  | 'failed';

export const formWords: Readonly<Record<Word, MessageDescriptor>> = defineMessages({
  hint: {
    id: 'withdrawal.contract-hint',
    defaultMessage: 'The number of the order or invoice, or the name of the service and the date of the order.',
    description: 'Hint of the field that names the contract',
  },
  emailHint: {
    id: 'withdrawal.email-hint',
    defaultMessage: 'We’ll send the acknowledgement there.',
    description: 'Hint of the email field',
  },
  errors: {
    id: 'withdrawal.errors',
    defaultMessage: '{count, plural, one {Check # field} other {Check # fields}}',
    description: 'Title of the list of errors',
  },
  continue: { id: 'withdrawal.continue', defaultMessage: 'Continue', description: 'Button: leads to the summary' },
  review: {
    id: 'withdrawal.review',
    defaultMessage: 'Check your statement',
    description: 'Heading of the summary before the withdrawal is sent',
  },
  confirm: {
    id: 'withdrawal.confirm',
    defaultMessage: 'Confirm withdrawal',
    description: 'Button: sends the withdrawal; the wording is set by law',
  },
  change: { id: 'withdrawal.change', defaultMessage: 'Change', description: 'Button: leads back to the form' },
  sending: { id: 'withdrawal.sending', defaultMessage: 'Sending…' },
  busy: {
    id: 'withdrawal.busy',
    defaultMessage: 'You’ve sent several messages in a short time. Wait a few minutes, then try again.',
    description: 'The form was sent too often',
  },
  failed: {
    id: 'withdrawal.failed',
    defaultMessage: 'We couldn’t send your withdrawal. Try again, or email us.',
    description: 'The form could not be sent',
  },
});
