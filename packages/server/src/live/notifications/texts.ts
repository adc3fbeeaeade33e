import type { NotificationKind } from '@hoster/contract';
import { defineMessages } from '@formatjs/intl';
import { translate } from '../../i18n/translate.ts';
import type { Language } from '../../platform/http/index.ts';
import type { NotificationParams } from './tables.ts';

const texts = defineMessages({
  payment_received: { id: 'live.notification.payment-received', defaultMessage: 'Payment of {amount} received' },
  payment_failed: { id: 'live.notification.payment-failed', defaultMessage: 'Payment of {amount} failed' },
  service_ready: { id: 'live.notification.service-ready', defaultMessage: '{name} is ready' },
  setup_failed: { id: 'live.notification.setup-failed', defaultMessage: 'Setup of {name} failed' },
  usage_high: {
    id: 'live.notification.usage-high',
    defaultMessage:
      '{name} has used {level}% of {what, select, disk {its storage} other {the traffic included this month}}',
    description: 'Notification: a service is near or at a limit of its plan',
  },
  service_suspended: { id: 'live.notification.service-suspended', defaultMessage: '{name} has been suspended' },
  renewal_failed: { id: 'live.notification.renewal-failed', defaultMessage: 'We couldn’t renew {name}' },
  ticket_answered: {
    id: 'live.notification.ticket-answered',
    defaultMessage: 'New reply to “{subject}”',
    description: 'Notification: support has answered a ticket',
  },
  status_incident: {
    id: 'live.notification.status-incident',
    defaultMessage: '{what, select, maintenance {Planned maintenance} other {Incident}}: {title}',
    description: 'Notification: an incident or maintenance affects services of the customer',
  },
  new_sign_in: {
    id: 'live.notification.new-sign-in',
    defaultMessage: 'New sign-in: {device}',
    description:
      'Notification: somebody has signed in with a browser that never did before, such as “Firefox, Windows”',
  },
  unknownDevice: {
    id: 'live.notification.unknown-device',
    defaultMessage: 'unknown device',
    description: 'In place of browser and system in “New sign-in: …”',
  },
});

/** The text of a notification in a language. An amount is stored as `cents` and `currency` (ISO 4217). */
export function notificationTitle(kind: NotificationKind, params: NotificationParams, language: Language): string {
  const { cents, currency, device, ...values } = params;
  const amount =
    typeof cents === 'number' && typeof currency === 'string' ? { amount: amountIn(language, cents, currency) } : {};
  return translate(language, texts[kind], {
    ...values,
    ...amount,
    ...(kind === 'status_incident' && { title: params[language] ?? params['en'] ?? '' }),
    ...(kind === 'new_sign_in' && { device: device === '' || device === undefined ? texts.unknownDevice : device }),
  });
}

const amountIn = (language: Language, cents: number, currency: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(cents / 100);
