import { Button } from '@hoster/ui/button';
import { FormattedMessage } from 'react-intl';
import { authLinks } from './auth-links.ts';

interface StartOverProps {
  next: string | null;
  /** Goes back to the sign-up form. @default false: to the login form */
  signup?: boolean;
}

/** Gives up a sign-in or sign-up that waits for its next step. */
export function StartOver({ next, signup = false }: StartOverProps) {
  const links = authLinks(next);
  return (
    <form method="post" action={signup ? links.signup : links.login}>
      <Button type="submit" name="abandon" value="1" variant="secondary" size="small">
        {signup ? (
          <FormattedMessage
            id="auth.start-over.signup"
            defaultMessage="Sign up with another address"
            description="Button that gives up a sign-up which waits for its confirmation link"
          />
        ) : (
          <FormattedMessage
            id="auth.start-over"
            defaultMessage="Sign in as somebody else"
            description="Button that gives up a sign-in which waits for its next step"
          />
        )}
      </Button>
    </form>
  );
}
