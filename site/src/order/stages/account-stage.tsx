import { Callout } from '@hoster/ui/callout';
import { Heading } from '@hoster/ui/heading';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { login } from '../../api/auth.ts';
import { useApp } from '../../app/app-context.tsx';
import { SignupForm, type Sent } from '../../features/auth/sign-in/signup-form.tsx';
import { SignupClosed } from '../../features/auth/sign-in/signup-closed.tsx';
import { LoginSteps } from '../../features/auth/sign-in/login-steps.tsx';
import { useSignupOpen } from '../../features/auth/session/use-auth-config.ts';

const none: readonly never[] = [];

interface AccountStageProps {
  /** Address of this stage of the order, to return to after sign-in or sign-up. */
  next: string;
  /** Whether the session has just ended. */
  sessionEnded: boolean;
}

/** The account for the order: an existing or a new one. */
export function AccountStage({ next, sessionEnded }: AccountStageProps) {
  const isSignupOpen = useSignupOpen();
  const app = useApp();
  const navigate = useNavigate();
  /** What the sign-up was sent with, for another email. */
  const [sent, setSent] = useState<Sent | null>(null);
  const done = () => void navigate(next, { replace: true, preventScrollReset: true });
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
      <Stack gap={24} width="narrow">
        <LoginSteps
          next={next}
          onSignedIn={done}
          sent={sent && { email: sent.email, onResend: () => login(app, sent.email, sent.password) }}
          first={
            isSignupOpen && !sessionEnded
              ? (toSignIn) => (
                  <SignupForm
                    next={next}
                    problems={none}
                    email=""
                    {...toSignIn}
                    onDone={(status, sentWith) => {
                      setSent(sentWith);
                      if (status.status === 'settled') done();
                    }}
                  />
                )
              : undefined
          }
        />
        {isSignupOpen ? null : <SignupClosed />}
      </Stack>
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
