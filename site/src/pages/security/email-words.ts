import { defineMessages } from 'react-intl';

/** Messages of the email addresses section. */
export const emailWords = defineMessages({
  title: { id: 'security.emails.title', defaultMessage: 'Email addresses' },
  about: {
    id: 'security.emails.about',
    defaultMessage: 'You can sign in with any confirmed address. We send emails to the primary one.',
    description: 'What the addresses are for',
  },
  failed: {
    id: 'security.emails.failed',
    defaultMessage: 'We couldn’t load your email addresses',
    description: 'Error: the list of addresses did not load',
  },
  confirmed: { id: 'security.emails.confirmed', defaultMessage: 'Confirmed', description: 'State of an address' },
  unconfirmed: {
    id: 'security.emails.unconfirmed',
    defaultMessage: 'Not confirmed',
    description: 'State of an address',
  },
  primary: {
    id: 'security.emails.primary',
    defaultMessage: 'Primary',
    description: 'Mark of the address that receives emails',
  },
  resend: {
    id: 'security.emails.resend',
    defaultMessage: 'Resend link',
    description: 'Button beside an address that is not confirmed',
  },
  resendCode: {
    id: 'security.emails.resend-code',
    defaultMessage: 'Resend code',
    description: 'Button beside an address that is not confirmed',
  },
  hintCode: {
    id: 'security.emails.hint-code',
    defaultMessage: 'We’ll send a confirmation code to this address.',
    description: 'Hint of the field of an address to add',
  },
  addedCode: {
    id: 'security.emails.added-code',
    defaultMessage: 'We’ve sent a code to the new address. Enter it below to confirm that the address is yours.',
    description: 'After an address was added',
  },
  sentCode: {
    id: 'security.emails.sent-code',
    defaultMessage: 'We’ve sent a new code. The previous one no longer works.',
    description: 'After the confirmation code was sent again',
  },
  codeSubmit: {
    id: 'security.emails.code-submit',
    defaultMessage: 'Confirm address',
    description: 'Button under the code of an address',
  },
  makePrimary: {
    id: 'security.emails.make-primary',
    defaultMessage: 'Make primary',
    description: 'Button beside an address',
  },
  remove: { id: 'security.emails.remove', defaultMessage: 'Remove', description: 'Button beside an address' },
  busy: { id: 'security.busy', defaultMessage: 'One moment…', description: 'On a button while it is under way' },
  label: {
    id: 'security.emails.label',
    defaultMessage: 'New email address',
    description: 'Field of an address to add',
  },
  add: { id: 'security.emails.add', defaultMessage: 'Add address', description: 'Button that adds an address' },
  hint: {
    id: 'security.emails.hint',
    defaultMessage: 'We’ll send a confirmation link to this address.',
    description: 'Hint of the field of an address to add',
  },
  problem: {
    id: 'security.emails.problem',
    defaultMessage: 'No changes were made',
    description: 'Title of the message that something about an address was refused',
  },
  added: {
    id: 'security.emails.added',
    defaultMessage: 'We’ve sent a link to the new address. Open it to confirm that the address is yours.',
    description: 'After an address was added',
  },
  sent: {
    id: 'security.emails.sent',
    defaultMessage: 'We’ve sent the link again. It expires in three days.',
    description: 'After the confirmation link was sent again',
  },
  addressConfirmed: {
    id: 'security.emails.address-confirmed',
    defaultMessage: 'Email address confirmed. You can now sign in with it.',
    description: 'After the link that was sent to a new address was opened',
  },
  madePrimary: {
    id: 'security.emails.made-primary',
    defaultMessage: 'Emails will now go to your new primary address.',
    description: 'After another address was made the primary one',
  },
  removed: {
    id: 'security.emails.removed',
    defaultMessage: 'Address removed.',
    description: 'After an address was removed',
  },
});
