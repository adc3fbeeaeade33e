import { Button } from '@hoster/ui/button';
import { FormattedMessage } from 'react-intl';
import { IdentityScreen } from './identity-screen.tsx';
import type { IdentityCheck } from './identity-check.ts';

/** Forms whose answer leads to another site: sent by the browser, not by script. */
const LEADS_AWAY = ['connect-provider'];

/** Asks the user to confirm it's them, then submits the original form. */
export function IdentityCheckScreen({ check: { way, ways, problems, kept } }: { check: IdentityCheck }) {
  const { intent = '', ...fields } = kept;
  return (
    <IdentityScreen
      intro={
        <FormattedMessage
          id="security.question.intro"
          defaultMessage="For your security, confirm it’s you to complete this change."
          description="Why the password is asked for in the middle of a change"
        />
      }
      intent={intent}
      hidden={{ ...fields, by: way, ways: ways.join(' ') }}
      native={LEADS_AWAY.includes(intent)}
      way={way}
      ways={ways}
      otherWay={(other, words) => (
        <Button key={other} type="submit" name="way" value={other} variant="quiet" size="small">
          {words}
        </Button>
      )}
      problems={problems}
    />
  );
}
