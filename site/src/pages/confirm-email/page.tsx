import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { LinkButton } from '@hoster/ui/link-button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { AuthScreen } from '../../features/auth/form/auth-screen.tsx';
import { ProblemList } from '../../features/auth/form/problem-list.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import type { Confirmed, route } from './route.ts';
import { useAuthConfig } from '../../features/auth/session/use-auth-config.ts';

const noFields = {};

const Address = ({ email }: { email: string }) => (
  <Text element="strong" wrap="whole">
    {email}
  </Text>
);

/** `/auth/confirm-email/{code}/` */
export function Page() {
  const link = usePageData<typeof route>();
  const answer = useActionData<Confirmed>();
  const intl = useIntl();
  const bindsPasswords = useAuthConfig()?.account.binds_new_passwords === true;
  const busy = useNavigation().state !== 'idle';
  return (
    <AuthScreen
      title={
        <FormattedMessage
          id="auth.confirm.title"
          defaultMessage="Confirm your email"
          description="Title of the page that the confirmation link opens"
        />
      }
    >
      {answer?.state === 'confirmed' && answer.signUp === 'connected account' ? (
        <Next tone="success" to="password">
          <FormattedMessage
            id="auth.confirm.doneWithoutPassword"
            defaultMessage="Your email address is confirmed. Set a password to sign in."
            description="After confirming in another browser than the one that signed up with a connected account"
          />
        </Next>
      ) : answer?.state === 'confirmed' ? (
        <Next tone="success" to="login">
          <FormattedMessage
            id="auth.confirm.done"
            defaultMessage="Your email address is confirmed. Sign in to continue."
            description="After confirming in another browser than the one that signed up"
          />{' '}
          {answer.signUp === 'password' && bindsPasswords && (
            <FormattedMessage
              id="auth.confirm.here"
              defaultMessage="Sign in with this browser first. Until then, your password won’t work in any other."
              description="After confirming in another browser than the one that signed up"
            />
          )}
        </Next>
      ) : answer?.state === 'invalid' || link.state === 'invalid' ? (
        <Next
          tone="danger"
          to="login"
          title={
            <FormattedMessage
              id="auth.confirm.invalid"
              defaultMessage="This e-mail confirmation link is expired or invalid"
              description="Error of the confirmation page"
            />
          }
        >
          <FormattedMessage
            id="auth.confirm.invalidHint"
            defaultMessage="Sign in with your email and password to get a new link."
            description="Way out on the confirmation page"
          />
        </Next>
      ) : (
        <form method="post">
          <input type="hidden" name="sign-up" value={link.signUp ?? ''} />
          <Stack gap={24}>
            {answer?.state === 'failed' ? <ProblemList level={2} problems={answer.problems} fields={noFields} /> : null}
            <p>
              {link.signsIn ? (
                <FormattedMessage
                  id="auth.confirm.signsIn"
                  defaultMessage="To sign in, confirm that {email} is your address."
                  description="Question of the confirmation page in the browser that signed up"
                  values={{
                    email: <Address email={link.email} />,
                  }}
                />
              ) : link.signUp === 'connected account' ? (
                <FormattedMessage
                  id="auth.confirm.questionWithoutPassword"
                  defaultMessage="{email} was used to create an account in another browser. If that was you, open the link there to stay connected to your sign-in service. Or confirm here and set a password."
                  description="Question of the confirmation page in another browser than the one that signed up with Google or similar"
                  values={{
                    email: <Address email={link.email} />,
                  }}
                />
              ) : (
                <FormattedMessage
                  id="auth.confirm.question"
                  defaultMessage="Add {email} to the account {account}? Confirm only if both are yours, then sign in."
                  description="Question of the confirmation page in another browser"
                  values={{
                    email: <Address email={link.email} />,
                    account: <strong>{link.account}</strong>,
                  }}
                />
              )}
            </p>
            <Button
              type="submit"
              variant="action"
              size="large"
              stretched
              loading={busy}
              loadingLabel={intl.formatMessage({
                id: 'auth.confirm.busy',
                defaultMessage: 'Confirming…',
                description: 'Button of the confirmation page while it is under way',
              })}
            >
              <FormattedMessage
                id="auth.confirm.submit"
                defaultMessage="Confirm email"
                description="Button of the confirmation page"
              />
            </Button>
          </Stack>
        </form>
      )}
    </AuthScreen>
  );
}

interface NextProps {
  tone: 'success' | 'danger';
  title?: ReactNode;
  /** Page that the button leads to. */
  to: 'login' | 'password';
  children: ReactNode;
}

function Next({ tone, title, to, children }: NextProps) {
  return (
    <Callout
      tone={tone}
      title={title}
      role="status"
      actions={
        to === 'login' ? (
          <LinkButton href="/auth/login/" variant="secondary">
            <FormattedMessage
              id="auth.confirm.login"
              defaultMessage="Sign in"
              description="Button of the confirmation page"
            />
          </LinkButton>
        ) : (
          <LinkButton href="/auth/password/reset/" variant="secondary">
            <FormattedMessage
              id="auth.confirm.setPassword"
              defaultMessage="Set a password"
              description="Button of the confirmation page"
            />
          </LinkButton>
        )
      }
    >
      <p>{children}</p>
    </Callout>
  );
}
