import { Button } from '@hoster/ui/button';
import { FormattedMessage } from 'react-intl';
import { authLinks } from '../session/auth-links.ts';

interface StartOverProps {
  next: string | null;
  /** Goes back to the sign-up form. @default false: to the login form */
  signup?: boolean;
}

/** Cancels a pending sign-in or sign-up. */
export function StartOver({ next, signup = false }: StartOverProps) {
  const links = authLinks(next);
  return (
    <form method="post" action={signup ? links.signup : links.login}>
      <Button type="submit" name="abandon" value="1" variant="secondary" size="small">
        {signup ? (
          <FormattedMessage
            id="auth.start-over.signup"
            defaultMessage="Use another email"
            description="Button that cancels a sign-up waiting for its confirmation link"
          />
        ) : (
          <FormattedMessage
            id="auth.start-over"
            defaultMessage="Use another account"
            description="Button that cancels a sign-in waiting for its next step"
          />
        )}
      </Button>
    </form>
  );
}
