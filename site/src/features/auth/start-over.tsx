import { Button } from '@hoster/ui/button';
import { FormattedMessage } from 'react-intl';
import { authLinks } from './auth-links.ts';

/** Gives up a sign-in that waits for its next step. */
export function StartOver({ next }: { next: string | null }) {
  return (
    <form method="post" action={authLinks(next).login}>
      <Button type="submit" name="abandon" value="1" variant="quiet">
        <FormattedMessage
          id="auth.start-over"
          defaultMessage="Sign in as somebody else"
          description="Button that gives up a sign-in which waits for its next step"
        />
      </Button>
    </form>
  );
}
