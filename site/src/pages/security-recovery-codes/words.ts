import { defineMessages } from 'react-intl';

/** Messages of the recovery codes page. */
export const words = defineMessages({
  title: {
    id: 'security.codes.title',
    defaultMessage: 'Recovery codes',
    description: 'Title of the page of recovery codes',
  },
  isOn: {
    id: 'security.codes.is-on',
    defaultMessage: 'Two-factor authentication is on. Now save your recovery codes.',
    description: 'Two-factor authentication has just been turned on',
  },
  about: {
    id: 'security.codes.about',
    defaultMessage:
      'If you lose your phone or passkey, you can sign in with one of these codes. Each works once. Store them somewhere safe.',
    description: 'What recovery codes are for, where they can be seen again',
  },
  aboutOnce: {
    id: 'security.codes.about-once',
    defaultMessage:
      'If you lose your phone or passkey, you can sign in with one of these codes. Each works once. We show them only now, so store them somewhere safe.',
    description: 'What recovery codes are for, where they are shown only once',
  },
  none: {
    id: 'security.codes.none',
    defaultMessage:
      'No recovery codes left. Generate new ones now: without your phone or passkey, they’re the only way to sign in.',
    description: 'All recovery codes have been used',
  },
  copy: { id: 'security.codes.copy', defaultMessage: 'Copy codes', description: 'Button beside the codes' },
  copied: { id: 'security.copied', defaultMessage: 'Copied', description: 'After something was copied' },
  download: {
    id: 'security.codes.download',
    defaultMessage: 'Download as text file',
    description: 'Link that saves the codes',
  },
  file: {
    id: 'security.codes.file',
    defaultMessage: 'hoster-recovery-codes.txt',
    description: 'Name of the file with the codes; Latin letters, ends with .txt',
  },
  print: { id: 'security.codes.print', defaultMessage: 'Print codes', description: 'Button that prints the codes' },
  kept: {
    id: 'security.codes.kept',
    defaultMessage: 'I’ve saved the codes',
    description: 'Button that leaves the page of recovery codes',
  },
  renew: {
    id: 'security.codes.renew',
    defaultMessage: 'Generate new codes',
    description: 'Opens the question whether to make new codes',
  },
  renewText: {
    id: 'security.codes.renew-text',
    defaultMessage: 'You’ll get ten new codes. Your old codes will stop working immediately.',
    description: 'What making new codes does',
  },
  renewNow: {
    id: 'security.codes.renew-now',
    defaultMessage: 'Yes, generate new codes',
    description: 'Button that makes new codes',
  },
  busy: { id: 'security.busy', defaultMessage: 'One moment…', description: 'On a button while it is under way' },
  back: {
    id: 'security.codes.back',
    defaultMessage: 'Back to security',
    description: 'Link from the recovery codes to the security page',
  },
});
