import { Callout } from '@hoster/ui/callout';
import { LinkButton } from '@hoster/ui/link-button';
import { TextLink } from '@hoster/ui/text-link';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { usePageData } from '../../app/router/page-slot.tsx';
import { IdentityCheckScreen } from '../../features/auth/identity-check/identity-check-screen.tsx';
import { isIdentityCheck, type IdentityCheck } from '../../features/auth/identity-check/identity-check.ts';
import type { RefusedForm } from '../../features/auth/identity-check/refused-form.ts';
import { AuthScreen } from '../../features/auth/form/auth-screen.tsx';
import { PasskeyNeeds } from '../../features/auth/passkey/passkey-needs.tsx';
import { SessionEnded } from '../../features/auth/session/session-ended.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import type { route } from './route.ts';
import { words } from './words.ts';

const none: readonly never[] = [];

/** `/my/security/passkey/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { isBlocked, signsInAlone, name } = usePageData<typeof route>();
  const answer = useActionData<RefusedForm | IdentityCheck>();
  if (isIdentityCheck(answer)) return <IdentityCheckScreen check={answer} />;
  return (
    <AuthScreen
      title={formatMessage(words.title)}
      intro={formatMessage(signsInAlone ? words.intro : words.introStep)}
      other={<TextLink href="/my/security/#passkeys">{formatMessage(words.back)}</TextLink>}
    >
      {answer?.intent === 'session-ended' ? <SessionEnded next="/my/security/passkey/" /> : null}
      {isBlocked ? (
        <Callout
          tone="warning"
          title={formatMessage(words.unconfirmed)}
          actions={<LinkButton href="/my/security/#emails">{formatMessage(words.toEmails)}</LinkButton>}
        >
          <p>{formatMessage(words.unconfirmedText)}</p>
        </Callout>
      ) : (
        <PasskeyNeeds>
          <PasskeyForm signsInAlone={signsInAlone} name={name} problems={answer?.problems ?? none} />
        </PasskeyNeeds>
      )}
    </AuthScreen>
  );
}
