import type { AccountEvent, AccountEventKind } from '@hoster/contract';
import { defineMessage, defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';

const kinds: Record<AccountEventKind, MessageDescriptor> = defineMessages({
  login: { id: 'security-log.event.login', defaultMessage: 'Signed in' },
  login_failed: { id: 'security-log.event.login-failed', defaultMessage: 'Sign-in failed: incorrect password' },
  logout: { id: 'security-log.event.logout', defaultMessage: 'Signed out' },
  signup: { id: 'security-log.event.signup', defaultMessage: 'Account created' },
  reauthenticated: {
    id: 'security-log.event.reauthenticated',
    defaultMessage: 'Identity confirmed',
    description: 'Event of the account: password or code was asked for again',
  },
  email_added: { id: 'security-log.event.email-added', defaultMessage: 'Email address added: {email}' },
  email_verified: { id: 'security-log.event.email-verified', defaultMessage: 'Email address confirmed: {email}' },
  email_primary: { id: 'security-log.event.email-primary', defaultMessage: 'Primary email address changed to {email}' },
  email_removed: { id: 'security-log.event.email-removed', defaultMessage: 'Email address removed: {email}' },
  password_changed: { id: 'security-log.event.password-changed', defaultMessage: 'Password changed' },
  password_reset: { id: 'security-log.event.password-reset', defaultMessage: 'Password reset with an email link' },
  factor_failed: { id: 'security-log.event.factor-failed', defaultMessage: 'Incorrect two-factor code' },
  totp_on: { id: 'security-log.event.totp-on', defaultMessage: 'Two-factor authentication turned on' },
  totp_off: { id: 'security-log.event.totp-off', defaultMessage: 'Two-factor authentication turned off' },
  passkey_added: { id: 'security-log.event.passkey-added', defaultMessage: 'Passkey added: {title}' },
  passkey_removed: { id: 'security-log.event.passkey-removed', defaultMessage: 'Passkey removed: {title}' },
  passkey_failed: {
    id: 'security-log.event.passkey-failed',
    defaultMessage: 'Passkey not accepted',
    description: 'Event of the account: somebody tried to sign in with a passkey',
  },
  recovery_codes_made: { id: 'security-log.event.recovery-codes-made', defaultMessage: 'Recovery codes generated' },
  recovery_code_used: { id: 'security-log.event.recovery-code-used', defaultMessage: 'Recovery code used' },
  sessions_ended: {
    id: 'security-log.event.sessions-ended',
    defaultMessage: '{count, plural, one {# session ended} other {# sessions ended}}',
    description: 'Event of the account: the customer signed out other browsers',
  },
  provider_connected: {
    id: 'security-log.event.provider-connected',
    defaultMessage: 'Account connected: {provider}',
    description: 'Event of the account: sign-in by another site, GitHub and the like',
  },
  provider_disconnected: {
    id: 'security-log.event.provider-disconnected',
    defaultMessage: 'Account disconnected: {provider}',
    description: 'Event of the account: no longer sign-in by another site',
  },
  ssh_key_added: { id: 'security-log.event.ssh-key-added', defaultMessage: 'SSH key added: {title}' },
  ssh_key_removed: { id: 'security-log.event.ssh-key-removed', defaultMessage: 'SSH key removed: {title}' },
  data_exported: { id: 'security-log.event.data-exported', defaultMessage: 'Data downloaded' },
  service_canceled: {
    id: 'security-log.event.service-canceled',
    defaultMessage: '{when, select, period_end {Cancellation scheduled: {title}} other {Cancelled: {title}}}',
    description: 'Event of the account: a server was cancelled, now or at the end of its term',
  },
  service_kept: {
    id: 'security-log.event.service-kept',
    defaultMessage: 'Cancellation undone: {title}',
    description: 'Event of the account: a server that was to end is kept',
  },
  auto_renewal_on: { id: 'security-log.event.auto-renewal-on', defaultMessage: 'Auto-renewal switched on: {title}' },
  auto_renewal_off: { id: 'security-log.event.auto-renewal-off', defaultMessage: 'Auto-renewal switched off: {title}' },
  smaller_plan_chosen: {
    id: 'security-log.event.smaller-plan-chosen',
    defaultMessage: 'Smaller plan chosen: {title}, {plan}',
    description: 'Event of the account: title: of the service; plan: its name, such as “Basic”',
  },
  seen_by_staff: {
    id: 'security-log.event.seen-by-staff',
    defaultMessage: 'Support looked at your account',
    description: 'Event of the account: staff have seen its pages, without changing anything',
  },
  smaller_plan_undone: { id: 'security-log.event.smaller-plan-undone', defaultMessage: 'Plan kept: {title}' },
});

type IdentityMethod = 'password' | 'totp' | 'recovery_code' | 'passkey' | 'code' | 'email' | 'provider';

const ways: Record<IdentityMethod, MessageDescriptor> = defineMessages({
  password: { id: 'security-log.way.password', defaultMessage: 'with a password' },
  totp: { id: 'security-log.way.totp', defaultMessage: 'with an authenticator app' },
  recovery_code: { id: 'security-log.way.recovery-code', defaultMessage: 'with a recovery code' },
  passkey: { id: 'security-log.way.passkey', defaultMessage: 'with a passkey' },
  code: { id: 'security-log.way.code', defaultMessage: 'with an emailed code' },
  email: { id: 'security-log.way.email', defaultMessage: 'with an email link' },
  provider: {
    id: 'security-log.way.provider',
    defaultMessage: 'with {provider}',
    description: 'How somebody signed in, under "Signed in": the name of another site',
  },
});

const staffWay: MessageDescriptor = defineMessage({
  id: 'security-log.way.staff',
  defaultMessage: 'by support',
  description: 'Under an event of the account, such as “Email address confirmed”',
});

const isWay = (method: string): method is Exclude<IdentityMethod, 'provider'> =>
  method !== 'provider' && Object.hasOwn(ways, method);

const failures: ReadonlySet<AccountEventKind> = new Set(['login_failed', 'factor_failed', 'passkey_failed']);

/** Description of an event. */
export interface EventWords {
  what: string;
  /** The method, where there are several. */
  way: string | null;
  /** Whether it was a failed attempt. */
  failed: boolean;
}

/**
 * Describes an event in the visitor's language.
 * @param providers names of providers by id
 */
export function eventWords(
  { formatMessage }: IntlShape,
  { kind, details }: Pick<AccountEvent, 'kind' | 'details'>,
  providers: Readonly<Record<string, string>>,
): EventWords {
  const id = details['provider'];
  const provider = id === undefined ? undefined : (providers[id] ?? id);
  const { method = '' } = details;
  const values = {
    email: details['email'] ?? '',
    title: details['title'] ?? '',
    when: details['when'] ?? '',
    plan: details['plan'] ?? '',
    count: Number(details['count'] ?? 1),
    provider: provider ?? '',
  };
  const tellsWay = kind === 'login' || kind === 'signup' || kind === 'reauthenticated';
  const way =
    details['by'] === 'staff' && kind !== 'seen_by_staff'
      ? staffWay
      : !tellsWay
        ? null
        : provider === undefined
          ? isWay(method)
            ? ways[method]
            : null
          : ways.provider;
  return {
    what: formatMessage(kinds[kind], values),
    way: way && formatMessage(way, values),
    failed: failures.has(kind),
  };
}
