import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { LinkButton } from '@hoster/ui/link-button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { AuthScreen } from '../../features/auth/auth-screen.tsx';
import { usePageData } from '../../router/page-slot.tsx';
import type { Confirmed, route } from './route.ts';

/** `/auth/confirm-email/{code}/` */
export function Page() {
  const link = usePageData<typeof route>();
  const answer = useActionData<Confirmed>();
  const intl = useIntl();
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
      {answer?.state === 'confirmed' ? (
        <LoginNext tone="success">
          <FormattedMessage
            id="auth.confirm.done"
            defaultMessage="Your email address is confirmed. Sign in to continue."
            description="After confirming in another browser than the one that signed up"
          />
        </LoginNext>
      ) : answer?.state === 'invalid' || link.state === 'invalid' ? (
        <LoginNext
          tone="danger"
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
        </LoginNext>
      ) : (
        <form method="post">
          <Stack gap={24}>
            <p>
              {link.signsIn ? (
                <FormattedMessage
                  id="auth.confirm.signsIn"
                  defaultMessage="To sign in, confirm that {email} is your address."
                  description="Question of the confirmation page in the browser that signed up"
                  values={{
                    email: (
                      <Text element="strong" wrap="whole">
                        {link.email}
                      </Text>
                    ),
                  }}
                />
              ) : (
                <FormattedMessage
                  id="auth.confirm.question"
                  defaultMessage="Add {email} to the account {account}? Confirm only if both are yours, then sign in."
                  description="Question of the confirmation page in another browser"
                  values={{
                    email: (
                      <Text element="strong" wrap="whole">
                        {link.email}
                      </Text>
                    ),
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

interface LoginNextProps {
  tone: 'success' | 'danger';
  title?: ReactNode;
  children: ReactNode;
}

function LoginNext({ tone, title, children }: LoginNextProps) {
  return (
    <Callout
      tone={tone}
      title={title}
      role="status"
      actions={
        <LinkButton href="/auth/login/" variant="secondary">
          <FormattedMessage
            id="auth.confirm.login"
            defaultMessage="Sign in"
            description="Button of the confirmation page"
          />
        </LinkButton>
      }
    >
      <p>{children}</p>
    </Callout>
  );
}
