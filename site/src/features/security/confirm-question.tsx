import { Button } from '@hoster/ui/button';
import { TextLink } from '@hoster/ui/text-link';
import { FormattedMessage, useIntl } from 'react-intl';
import { AuthScreen } from '../auth/auth-screen.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import type { Question } from './question.ts';
import { wayWords } from './way-words.ts';

/** Forms whose answer leads to another site: the browser sends them itself. */
const LEADS_AWAY = ['connect-provider'];

/** Asks who it is instead of showing the page, and then goes on with the form that was sent. */
export function ConfirmQuestion({ question: { way, ways, problems, kept } }: { question: Question }) {
  const { formatMessage } = useIntl();
  const { intent = '', ...fields } = kept;
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
          id="security.question.intro"
          defaultMessage="This decides who gets into the account, so we ask once more who you are. Then what you began is done at once."
          description="Why the password is asked for in the middle of a change"
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
        intent={intent}
        hidden={{ ...fields, by: way, ways: ways.join(' ') }}
        native={LEADS_AWAY.includes(intent)}
        way={way}
        problems={problems}
        footer={ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} type="submit" name="way" value={other} variant="quiet" size="small">
              {formatMessage(wayWords[other])}
            </Button>
          ))}
      />
    </AuthScreen>
  );
}
