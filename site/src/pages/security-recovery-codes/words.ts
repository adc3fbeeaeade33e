import { defineMessages } from 'react-intl';

/** Words of the page of recovery codes. */
export const words = defineMessages({
  title: {
    id: 'security.codes.title',
    defaultMessage: 'Recovery codes',
    description: 'Title of the page of recovery codes',
  },
  isOn: {
    id: 'security.codes.is-on',
    defaultMessage: 'Two-factor sign-in is on. One more thing: keep these codes.',
    description: 'The second factor was switched on just now',
  },
  about: {
    id: 'security.codes.about',
    defaultMessage:
      'Without your phone each of these codes lets you in once. We show them only now: keep them where you find them without the phone, and where nobody else does.',
    description: 'What recovery codes are for',
  },
  copy: { id: 'security.codes.copy', defaultMessage: 'Copy all codes', description: 'Button beside the codes' },
  copied: { id: 'security.copied', defaultMessage: 'Copied', description: 'After something was copied' },
  download: {
    id: 'security.codes.download',
    defaultMessage: 'Download as a text file',
    description: 'Link that saves the codes',
  },
  file: {
    id: 'security.codes.file',
    defaultMessage: 'hoster-recovery-codes.txt',
    description: 'Name of the file with the codes; Latin letters, ends with .txt',
  },
  print: { id: 'security.codes.print', defaultMessage: 'Print', description: 'Button that prints the codes' },
  kept: {
    id: 'security.codes.kept',
    defaultMessage: 'I have kept them',
    description: 'Button that leaves the page of recovery codes',
  },
  renew: {
    id: 'security.codes.renew',
    defaultMessage: 'Make new codes',
    description: 'Opens the question whether to make new codes',
  },
  renewText: {
    id: 'security.codes.renew-text',
    defaultMessage: 'You get ten new codes. All the old ones are void at once, wherever you kept them.',
    description: 'What making new codes does',
  },
  renewNow: {
    id: 'security.codes.renew-now',
    defaultMessage: 'Yes, make new codes',
    description: 'Button that makes new codes',
  },
  busy: { id: 'security.busy', defaultMessage: 'One moment…', description: 'On a button while it is under way' },
  back: {
    id: 'security.codes.back',
    defaultMessage: 'Back to security',
    description: 'Link from the recovery codes to the security page',
  },
});
