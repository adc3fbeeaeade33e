import { Callout } from '@hoster/ui/callout';
import { Grid } from '@hoster/ui/grid';
import { Heading } from '@hoster/ui/heading';
import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { authLinks } from '../../features/auth/session/auth-links.ts';
import { SignupClosed } from '../../features/auth/sign-in/signup-closed.tsx';
import { LoginSteps } from '../../features/auth/sign-in/login-steps.tsx';
import { useEmailsConfirmedByCode, useSignupOpen } from '../../features/auth/session/use-auth-config.ts';

interface AccountStageProps {
  /** Address of this stage of the order, to return to after sign-in or sign-up. */
  next: string;
  /** Whether the session has just ended. */
  sessionEnded: boolean;
}

/** The account for the order: an existing or a new one. */
export function AccountStage({ next, sessionEnded }: AccountStageProps) {
  const isSignupOpen = useSignupOpen();
  const isByCode = useEmailsConfirmedByCode();
  const navigate = useNavigate();
  return (
    <Stack gap={24}>
      <Heading level={2} size={28}>
        <FormattedMessage
          id="order.account.title"
          defaultMessage="Your account"
          description="Heading of the account stage"
        />
      </Heading>
      <Text tone="muted" measure>
        <FormattedMessage
          id="order.account.lead"
          defaultMessage="Sign in or create an account. Your configuration is saved."
          description="Under the heading of the account stage"
        />
      </Text>
      {sessionEnded ? <SessionOver /> : null}
      <Grid columns={{ base: 1, md: 2 }} gap={{ base: 40, md: 48 }}>
        <Stack element="section" aria-labelledby="order-login">
          <Heading id="order-login" level={3} size={18}>
            <FormattedMessage
              id="order.account.login"
              defaultMessage="Existing customer"
              description="Heading of the login form in an order"
            />
          </Heading>
          <LoginSteps next={next} onSignedIn={() => void navigate(next, { replace: true, preventScrollReset: true })} />
        </Stack>
        <Stack element="section" aria-labelledby="order-signup">
          <Heading id="order-signup" level={3} size={18}>
            <FormattedMessage
              id="order.account.new"
              defaultMessage="New customer"
              description="Heading of sign-up in an order"
            />
          </Heading>
          {isSignupOpen ? (
            <>
              <Text size={14} tone="muted">
                {isByCode ? (
                  <FormattedMessage
                    id="order.account.new-text-code"
                    defaultMessage="It takes a minute. We email you a code, then you return to this order."
                    description="Below the heading of sign-up in an order, where addresses are confirmed by code"
                  />
                ) : (
                  <FormattedMessage
                    id="order.account.new-text"
                    defaultMessage="It takes a minute. The link in our email brings you back to this order."
                    description="Below the heading of sign-up in an order"
                  />
                )}
              </Text>
              <LinkButton href={authLinks(next).signup} size="large" stretched>
                <FormattedMessage
                  id="order.account.signup"
                  defaultMessage="Create account"
                  description="Link to the sign-up page in an order"
                />
              </LinkButton>
            </>
          ) : (
            <SignupClosed />
          )}
        </Stack>
      </Grid>
    </Stack>
  );
}

/** Notice that the session has ended and nothing is lost. Takes the focus, because it's the response to an action. */
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
