import { Callout } from '@hoster/ui/callout';
import { LinkButton } from '@hoster/ui/link-button';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { authLinks } from './auth-links.ts';

/**
 * Notice that the session has ended, with a link to sign in. Takes the focus, because it's the response to an action.
 */
export function SessionEnded({ next }: { next: string }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <Callout
      ref={root}
      tabIndex={-1}
      role="alert"
      tone="warning"
      title={
        <FormattedMessage
          id="account.session.title"
          defaultMessage="You’ve been signed out"
          description="Title: the session ended while the account was open"
        />
      }
      actions={
        <LinkButton href={authLinks(next).login} variant="action">
          <FormattedMessage
            id="account.session.login"
            defaultMessage="Sign in again"
            description="Button of the notice that the session ended"
          />
        </LinkButton>
      }
    >
      <p>
        <FormattedMessage
          id="account.session.text"
          defaultMessage="Your session has ended, so your changes weren’t saved. Sign in to return to this page."
          description="The session ended while the account was open: what now"
        />
      </p>
    </Callout>
  );
}
