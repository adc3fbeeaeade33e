import { Callout } from '@hoster/ui/callout';
import { defineMessages, useIntl } from 'react-intl';

const texts = defineMessages({
  cancelled: {
    id: 'auth.provider-error.cancelled',
    defaultMessage: 'You stopped at the other site, so nothing has changed here. Try again, or sign in another way.',
    description: 'The visitor declined at the provider',
  },
  denied: {
    id: 'auth.provider-error.denied',
    defaultMessage: 'The other site refused. Try again, or sign in another way.',
    description: 'The provider refused',
  },
  permission_denied: {
    id: 'auth.provider-error.permission',
    defaultMessage: 'Log in first; then the other account can be connected.',
    description: 'Connecting a provider without being signed in',
  },
  connected_other: {
    id: 'auth.provider-error.other',
    defaultMessage: 'That account is connected to another customer of ours.',
    description: 'The provider account belongs to another user',
  },
  reauthentication_required: {
    id: 'auth.provider-error.stale',
    defaultMessage: 'Confirm that it is you, then connect the account again.',
    description: 'Connecting a provider needs a fresh login',
  },
  signup_closed: {
    id: 'auth.provider-error.closed',
    defaultMessage: 'New accounts cannot be opened at the moment.',
    description: 'Sign-up is closed',
  },
  unknown: {
    id: 'auth.provider-error.unknown',
    defaultMessage: 'Signing in through the other site did not work. Try again, or sign in another way.',
    description: 'Anything else that went wrong at a provider',
  },
});
const isKnown = (code: string): code is keyof typeof texts => code in texts;

/** Says how a visit to a provider ended, by the `error` that the address carries; nothing when it carries none. */
export function ProviderProblem({ code }: { code: string | null }) {
  const { formatMessage } = useIntl();
  if (code === null) return null;
  return (
    <Callout tone="danger" role="alert">
      <p>{formatMessage(texts[isKnown(code) ? code : 'unknown'])}</p>
    </Callout>
  );
}
