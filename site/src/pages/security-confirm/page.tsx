import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { AuthScreen } from '../../features/auth/auth-screen.tsx';
import { ConfirmForm } from '../../features/security/confirm-form.tsx';
import { confirmLink } from '../../features/security/confirm-link.ts';
import type { RefusedForm } from '../../features/security/refused-form.ts';
import { wayWords } from '../../features/security/way-words.ts';
import { usePageData } from '../../router/page-slot.tsx';
import type { route } from './route.ts';

const none: readonly never[] = [];

/** `/my/security/confirm/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { next, ways, way } = usePageData<typeof route>();
  const answer = useActionData<RefusedForm>();
  return (
    <AuthScreen
      title={
        <FormattedMessage
          id="security.confirm.title"
          defaultMessage="Confirm it is you"
          description="Title of the page that asks for the password again"
        />
      }
      intro={
        <FormattedMessage
          id="security.confirm.intro"
          defaultMessage="Before a change that decides who gets into the account we ask once more who you are, so that nobody makes it at a screen you left open."
          description="Why the password is asked for again"
        />
      }
      other={
        <TextLink href="/my/security/">
          <FormattedMessage
            id="security.confirm.cancel"
            defaultMessage="Cancel and change nothing"
            description="Link back from the page that asks for the password again"
          />
        </TextLink>
      }
    >
      <ConfirmForm
        key={way}
        way={way}
        problems={answer?.problems ?? none}
        footer={ways
          .filter((other) => other !== way)
          .map((other) => (
            <TextLink key={other} href={`${confirmLink(next)}&way=${other}`} data-replace>
              {formatMessage(wayWords[other])}
            </TextLink>
          ))}
      />
    </AuthScreen>
  );
}
