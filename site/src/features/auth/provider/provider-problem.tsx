import { Callout } from '@hoster/ui/callout';
import type { ProviderErrorCode } from '@hoster/contract';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';

const texts = defineMessages({
  cancelled: {
    id: 'auth.provider-error.cancelled',
    defaultMessage: 'You cancelled the request, so nothing has changed. Try again or use another sign-in method.',
    description: 'The visitor declined at the provider',
  },
  denied: {
    id: 'auth.provider-error.denied',
    defaultMessage: 'The provider declined the request. Try again or use another sign-in method.',
    description: 'The provider refused',
  },
  permission_denied: {
    id: 'auth.provider-error.permission',
    defaultMessage: 'Sign in first, then connect the account.',
    description: 'Connecting a provider without being signed in',
  },
  connected_other: {
    id: 'auth.provider-error.other',
    defaultMessage: 'That account is already connected to another {brand} account.',
    description: 'The provider account belongs to another user',
  },
  reauthentication_required: {
    id: 'auth.provider-error.stale',
    defaultMessage: 'Confirm it’s you, then connect the account again.',
    description: 'Connecting a provider needs a fresh login',
  },
  signup_closed: {
    id: 'auth.provider-error.closed',
    defaultMessage: 'We’re not accepting new accounts at the moment.',
    description: 'Sign-up is closed',
  },
  unknown: {
    id: 'auth.provider-error.unknown',
    defaultMessage: 'We couldn’t sign you in with that provider. Try again or use another sign-in method.',
    description: 'Anything else that went wrong at a provider',
  },
}) satisfies Record<ProviderErrorCode, MessageDescriptor>;
const isKnown = (code: string): code is keyof typeof texts => code in texts;

/** Result of a provider sign-in, from the `error` in the address; nothing without one. */
export function ProviderProblem({ code }: { code: string | null }) {
  const { formatMessage } = useIntl();
  if (code === null) return null;
  return (
    <Callout tone="danger" role="alert">
      <p>{formatMessage(texts[isKnown(code) ? code : 'unknown'])}</p>
    </Callout>
  );
}
