import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  back: { id: 'staff-emails.back', defaultMessage: '← Email templates', description: 'Link back to the list' },
  lead: { id: 'staff-emails.preview', defaultMessage: 'Preview with invented data.', description: 'Below the title' },
  language: {
    id: 'staff-emails.language',
    defaultMessage: 'Language of the email',
    description: 'Name of the links that choose it',
  },
  englishOnly: {
    id: 'staff-emails.english-only',
    defaultMessage: 'We send this email in English only.',
    description: 'Where another language was chosen for the preview',
  },
  subject: { id: 'staff-emails.subject', defaultMessage: 'Subject' },
  attachment: { id: 'staff-emails.attachment', defaultMessage: 'Attachment' },
  notInTest: {
    id: 'staff-emails.not-in-test',
    defaultMessage: 'The test email has no attachment.',
    description: 'Note beside the name of an attachment',
  },
  text: { id: 'staff-emails.text', defaultMessage: 'Text', description: 'Heading above the text of an email' },
  test: { id: 'staff-emails.test', defaultMessage: 'Send me a test', description: 'Button' },
  testHint: {
    id: 'staff-emails.test-hint',
    defaultMessage: 'We’ll send it to {address}. Its links to invented data don’t work.',
    description: 'Below the button “Send me a test”',
  },
  sending: { id: 'staff-emails.sending', defaultMessage: 'Sending…', description: 'On the button' },
  sent: { id: 'staff-emails.sent', defaultMessage: 'Sent to {address}.', description: 'After a test email was sent' },
  tooMany: {
    id: 'staff-emails.too-many',
    defaultMessage: 'You’ve sent many test emails. Wait ten minutes and try again.',
    description: 'Error',
  },
  failed: {
    id: 'staff-emails.failed',
    defaultMessage: 'We couldn’t send the test email. Try again.',
    description: 'Error',
  },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
