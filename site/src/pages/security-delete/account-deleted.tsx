import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { Text } from '@hoster/ui/text';
import { FormattedMessage } from 'react-intl';
import { AuthScreen } from '../../features/auth/form/auth-screen.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';

/** Confirms that the account is deleted, to a visitor without a session. */
export function AccountDeleted() {
  const href = useLocalPath();
  return (
    <AuthScreen
      title={
        <FormattedMessage
          id="security-log.delete.done-title"
          defaultMessage="Your account has been deleted"
          description="Title of the page after the account was deleted"
        />
      }
    >
      <Text>
        <FormattedMessage
          id="security-log.delete.done"
          defaultMessage="Your account has been deleted and your personal data erased. We’ve sent you a final confirmation by email."
          description="After the account was deleted"
        />
      </Text>
      <Inline gap={12} align="stretch">
        <LinkButton href={href('/')}>
          <FormattedMessage
            id="security-log.delete.home"
            defaultMessage="Home page"
            description="Link after the account was deleted"
          />
        </LinkButton>
      </Inline>
    </AuthScreen>
  );
}
