import { Callout } from '@hoster/ui/callout';
import { LinkButton } from '@hoster/ui/link-button';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { authLinks } from '../auth/auth-links.ts';
import { LoginSteps } from '../auth/login-steps.tsx';
import * as css from './stage-form.css.ts';

interface AccountStageProps {
  /** This order in this stage: signing in and signing up come back to it. */
  next: string;
  /** Whether the visitor was signed in until a moment ago. */
  sessionEnded: boolean;
}

/** The account that orders: one that exists, or a new one. */
export function AccountStage({ next, sessionEnded }: AccountStageProps) {
  const navigate = useNavigate();
  return (
    <div className={css.stage}>
      <h2 className={css.title}>
        <FormattedMessage
          id="order.account.title"
          defaultMessage="Your account"
          description="Heading of the account stage"
        />
      </h2>
      <p className={css.lead}>
        <FormattedMessage
          id="order.account.lead"
          defaultMessage="Sign in or create an account. Your configuration is saved."
          description="Under the heading of the account stage"
        />
      </p>
      {sessionEnded ? <SessionOver /> : null}
      <div className={css.doors}>
        <section aria-labelledby="order-login" className={css.door}>
          <h3 id="order-login" className={css.doorTitle}>
            <FormattedMessage
              id="order.account.login"
              defaultMessage="Existing customer"
              description="Heading of the login form in an order"
            />
          </h3>
          <LoginSteps next={next} onSignedIn={() => void navigate(next, { replace: true, preventScrollReset: true })} />
        </section>
        <section aria-labelledby="order-signup" className={css.door}>
          <h3 id="order-signup" className={css.doorTitle}>
            <FormattedMessage
              id="order.account.new"
              defaultMessage="New customer"
              description="Heading of sign-up in an order"
            />
          </h3>
          <p className={css.quiet}>
            <FormattedMessage
              id="order.account.new-text"
              defaultMessage="It takes a minute. The link in our email brings you back to this order."
              description="Below the heading of sign-up in an order"
            />
          </p>
          <LinkButton href={authLinks(next).signup} size="large" stretched>
            <FormattedMessage
              id="order.account.signup"
              defaultMessage="Create account"
              description="Link to the sign-up page in an order"
            />
          </LinkButton>
        </section>
      </div>
    </div>
  );
}

/** Says that the session has ended and that nothing is lost. Takes the focus: it answers what the visitor did. */
function SessionOver() {
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
          id="order.account.ended"
          defaultMessage="Your session has ended"
          description="Title: signed out in the middle of an order"
        />
      }
    >
      <p>
        <FormattedMessage
          id="order.account.ended-text"
          defaultMessage="Your order is saved, and you haven’t been charged. Sign in to continue."
          description="Signed out in the middle of an order: what to do"
        />
      </p>
    </Callout>
  );
}
