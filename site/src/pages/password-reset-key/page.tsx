import { Callout } from '@hoster/ui/callout';
import { LinkButton } from '@hoster/ui/link-button';
import { FormattedMessage } from 'react-intl';
import { useActionData, useNavigate } from 'react-router-dom';
import { AuthScreen } from '../../features/auth/form/auth-screen.tsx';
import { NewPasswordForm } from '../../features/auth/sign-in/new-password-form.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import type { NewPasswordRefused, route } from './route.ts';

/** `/auth/password/reset/key/{code}/` */
export function Page() {
  const { username, code } = usePageData<typeof route>();
  const refused = useActionData<NewPasswordRefused>();
  const navigate = useNavigate();
  return (
    <AuthScreen
      title={
        <FormattedMessage
          id="auth.new-password.title"
          defaultMessage="Choose a new password"
          description="Title of the page that the reset link opens"
        />
      }
    >
      {username === null ? (
        <Callout
          tone="danger"
          role="status"
          actions={
            <LinkButton href="/auth/password/reset/">
              <FormattedMessage
                id="auth.new-password.again"
                defaultMessage="Request a new link"
                description="Button where a reset link is no longer valid"
              />
            </LinkButton>
          }
        >
          <p>
            <FormattedMessage
              id="auth.new-password.invalid"
              defaultMessage="The password reset link is no longer valid"
              description="A reset link is expired, used or made up"
            />
          </p>
        </Callout>
      ) : (
        <NewPasswordForm
          username={username}
          code={code}
          problems={refused?.problems ?? []}
          onDone={() => void navigate('/auth/login/?reset', { replace: true })}
        />
      )}
    </AuthScreen>
  );
}
