import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: {
    id: 'first-run.title',
    defaultMessage: 'Open your site for business',
    description: 'Title of the page that makes the first administrator',
  },
  lead: {
    id: 'first-run.lead',
    defaultMessage:
      'Nobody can order yet. Become the first administrator, turn on 2FA, then fill in your company, brand and sender.',
  },
  once: {
    id: 'first-run.once',
    defaultMessage: 'This link was in the output of the start. It stops working as soon as there is an administrator.',
  },
  email: { id: 'first-run.email', defaultMessage: 'Your email' },
  emailHint: { id: 'first-run.email-hint', defaultMessage: 'You’ll sign in with this address' },
  submit: { id: 'first-run.submit', defaultMessage: 'Continue' },
  slowed: { id: 'first-run.slowed', defaultMessage: 'Too many attempts. Try again in an hour.' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
