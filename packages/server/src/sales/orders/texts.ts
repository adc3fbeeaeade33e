import { defineMessages } from '@formatjs/intl';

/** Reasons for refusing an order. */
export const orderTexts = defineMessages({
  unknown: { id: 'sales.order.unknown', defaultMessage: 'This option is no longer available.' },
  addresses: {
    id: 'sales.order.addresses',
    defaultMessage: 'There aren’t enough free IP addresses in this location. Choose fewer, or another location.',
  },
  period: { id: 'sales.order.period', defaultMessage: 'This term isn’t available.' },
  hostName: {
    id: 'sales.order.host-name',
    defaultMessage: 'Use Latin letters, digits, hyphens and dots. No part can start or end with a hyphen.',
  },
  isoUrl: {
    id: 'sales.order.iso-url',
    defaultMessage: 'Enter an https:// address with a domain name and no user name or password.',
  },
  sshKeyRefused: {
    id: 'sales.order.ssh-key-refused',
    defaultMessage: 'OpenSSH doesn’t accept the saved key “{title}”. Remove it from your account and add it again.',
    description: 'Error of an order with a key that was saved before keys were fully checked',
  },
  sshKeyUnknown: { id: 'sales.order.ssh-key-unknown', defaultMessage: 'This key isn’t in your account.' },
  project: { id: 'sales.order.project', defaultMessage: 'This project doesn’t exist.' },
  extraPlace: { id: 'sales.order.extra-place', defaultMessage: 'Not available in this location.' },
  extraCount: { id: 'sales.order.extra-count', defaultMessage: 'This quantity isn’t available.' },
  extraClash: { id: 'sales.order.extra-clash', defaultMessage: 'Can’t be combined with another selected option.' },
  extraTwice: { id: 'sales.order.extra-twice', defaultMessage: 'Selected twice.' },
  tooMuch: {
    id: 'sales.order.too-much',
    defaultMessage: 'Orders above €100,000 need a personal offer. Contact our sales team.',
  },
  overdraft: { id: 'sales.order.overdraft', defaultMessage: 'Overdraft isn’t available to you.' },
  trialUnproven: {
    id: 'sales.order.trial-unproven',
    defaultMessage:
      'A free trial was already used with similar details. To get yours, top up your balance first, or choose the paid trial.',
  },
  trialUsed: { id: 'sales.order.trial-used', defaultMessage: 'You’ve already used your trial.' },
  trialCount: { id: 'sales.order.trial-count', defaultMessage: 'A trial covers one server.' },
  terms: {
    id: 'sales.order.terms',
    defaultMessage: 'The terms have changed. Reload the page to review and accept them.',
  },
  personalInfo: { id: 'sales.order.personal-info', defaultMessage: 'Complete your personal data first.' },
  soldOut: { id: 'sales.order.sold-out', defaultMessage: 'This plan has just sold out in this location.' },
});
