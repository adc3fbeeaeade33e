import { LinkButton } from '@hoster/ui/link-button';
import { Text } from '@hoster/ui/text';
import { FormattedMessage } from 'react-intl';
import { AuthScreen } from '../../features/auth/auth-screen.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import * as css from './page.css.ts';

/** Says that the account is gone, to somebody who is nobody here any more. */
export function Farewell() {
  const href = useLocalPath();
  return (
    <AuthScreen
      title={
        <FormattedMessage
          id="security-log.delete.done-title"
          defaultMessage="Your account is deleted"
          description="Title of the page after the account was deleted"
        />
      }
    >
      <Text>
        <FormattedMessage
          id="security-log.delete.done"
          defaultMessage="You are signed out everywhere, and what named you is erased. One last letter about it is on its way to you. You are welcome to come back with a new account."
          description="After the account was deleted"
        />
      </Text>
      <div className={css.actions}>
        <LinkButton href={href('/')}>
          <FormattedMessage
            id="security-log.delete.home"
            defaultMessage="To the home page"
            description="Link after the account was deleted"
          />
        </LinkButton>
      </div>
    </AuthScreen>
  );
}
