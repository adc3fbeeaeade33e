import { defineMessages } from '@formatjs/intl';
import type { LineWords } from '../../services/index.ts';

/** Texts of emails and pages about a VPN. It holds no customer data. */
export const vpnWords: LineWords = defineMessages({
  readySubject: { id: 'products.vpn.ready-subject', defaultMessage: 'Your VPN {name} is ready' },
  ready: { id: 'products.vpn.ready', defaultMessage: 'Your VPN {name} is ready.' },
  withoutPassword: {
    id: 'products.vpn.without-password',
    defaultMessage:
      'Each device has its own configuration. Install the WireGuard app on the device. On a phone, scan the QR code in your account; on a computer, download the file and import it into the app:',
  },
  address: { id: 'products.vpn.address', defaultMessage: 'Server' },
  setupSubject: { id: 'products.vpn.setup-subject', defaultMessage: 'We couldn’t set up {name}' },
  setup: { id: 'products.vpn.setup', defaultMessage: 'We’re sorry, we couldn’t set up your VPN {name}.' },
  setupNext: {
    id: 'products.vpn.setup-next',
    defaultMessage: 'You can order again, including with another server. If you need help, contact support.',
  },
  setupReason: {
    id: 'products.vpn.setup-reason',
    defaultMessage: 'We couldn’t set up this VPN. Your payment is back on your balance.',
  },
  willEndSubject: { id: 'products.vpn.will-end-subject', defaultMessage: '{name} will be cancelled on {day}' },
  willEnd: {
    id: 'products.vpn.will-end',
    defaultMessage:
      'As you requested, your VPN {name} won’t be renewed. It works until {day}. After that, its configuration files stop working.',
  },
  changedMind: {
    id: 'products.vpn.changed-mind',
    defaultMessage: 'If you change your mind, you can keep the VPN until then:',
  },
  keptSubject: { id: 'products.vpn.kept-subject', defaultMessage: '{name} won’t be cancelled' },
  kept: {
    id: 'products.vpn.kept',
    defaultMessage: 'You’ve undone the cancellation of your VPN {name}. It will renew as usual.',
  },
  endedSubject: { id: 'products.vpn.ended-subject', defaultMessage: '{name} has been cancelled' },
  ended: {
    id: 'products.vpn.ended',
    defaultMessage:
      'Your VPN {name} has been cancelled, and its configuration files no longer work. You won’t be charged for it again.',
  },
  ends: {
    id: 'products.vpn.ends',
    defaultMessage: 'You cancelled {name}. It works until {day}. After that, its configuration files stop working.',
  },
  keep: { id: 'products.vpn.keep', defaultMessage: 'If you change your mind, you can keep it until then:' },
  suspended: {
    id: 'products.vpn.suspended',
    defaultMessage: 'We’ve suspended {name} because its renewal hasn’t been paid. The VPN has stopped working.',
  },
  deletes: {
    id: 'products.vpn.deletes',
    defaultMessage:
      'You can pay until {day}. After that we’ll delete the VPN, and its configuration files won’t work again.',
  },
  warn: {
    id: 'products.vpn.warn',
    defaultMessage:
      '{name} is suspended because it hasn’t been paid for. On {day} we’ll delete the VPN, and its configuration files won’t work again.',
  },
  deleted: {
    id: 'products.vpn.deleted',
    defaultMessage:
      'We’ve deleted {name} because it wasn’t paid for, and its configuration files no longer work. You won’t be charged for it.',
  },
  deletedReason: {
    id: 'products.vpn.deleted-reason',
    defaultMessage: 'We deleted this VPN because it wasn’t paid for.',
  },
});
