import { Stack } from '@hoster/ui/stack';
import { Callout } from '@hoster/ui/callout';
import { Disclosure } from '@hoster/ui/disclosure';
import { TextLink } from '@hoster/ui/text-link';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { AuthScreen } from '../../features/auth/form/auth-screen.tsx';
import { ProblemList } from '../../features/auth/form/problem-list.tsx';
import { IdentityCheckScreen } from '../../features/auth/identity-check/identity-check-screen.tsx';
import { isIdentityCheck, type IdentityCheck } from '../../features/auth/identity-check/identity-check.ts';
import type { RefusedForm } from '../../features/auth/identity-check/refused-form.ts';
import { SmallForm } from '../../features/auth/identity-check/small-form.tsx';
import { SessionEnded } from '../../features/auth/session/session-ended.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { CodeSheet } from './code-sheet.tsx';
import type { NewCodes, route } from './route.ts';
import { words } from './words.ts';

const noFields = {};

/** `/my/security/recovery-codes/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { codes: told, left, total, shownOnce, isNew } = usePageData<typeof route>();
  const answer = useActionData<NewCodes | RefusedForm | IdentityCheck>();
  if (isIdentityCheck(answer)) return <IdentityCheckScreen check={answer} />;
  const made = answer && 'codes' in answer ? answer.codes : null;
  const refused = answer && 'problems' in answer ? answer : null;
  const shown = made ?? told;
  // With none left, there is nothing to save.
  const codes = shown && shown.length > 0 ? shown : null;
  const mustSave = made !== null || shownOnce || isNew;
  return (
    <AuthScreen
      title={formatMessage(words.title)}
      other={
        codes && mustSave ? undefined : <TextLink href="/my/security/#two-factor">{formatMessage(words.back)}</TextLink>
      }
    >
      {refused?.intent === 'session-ended' ? <SessionEnded next="/my/security/recovery-codes/" /> : null}
      {refused && refused.problems.length > 0 ? (
        <ProblemList problems={refused.problems} fields={noFields} level={2} />
      ) : null}
      {isNew && codes && !made ? (
        <Callout tone="success" role="status">
          <p>{formatMessage(words.isOn)}</p>
        </Callout>
      ) : null}
      {codes ? (
        <CodeSheet codes={codes} shownOnce={shownOnce} mustSave={mustSave} />
      ) : (
        <p>
          {left === 0
            ? formatMessage(words.none)
            : formatMessage(
                {
                  id: 'security.codes.hidden',
                  defaultMessage:
                    '{left, plural, one {# of {total, number} recovery codes left.} other {# of {total, number} recovery codes left.}} Codes are shown only once, when they’re created. If you’ve lost them, generate new ones.',
                  description: 'The codes cannot be shown any more',
                },
                { left, total },
              )}
        </p>
      )}
      {codes && mustSave ? null : (
        <Disclosure variant="plain" summary={formatMessage(words.renew)} open={left === 0 || refused !== null}>
          <Stack gap={20} align="start">
            <p>{formatMessage(words.renewText)}</p>
            <SmallForm fields={{ intent: 'renew' }} busyLabel={formatMessage(words.busy)}>
              {formatMessage(words.renewNow)}
            </SmallForm>
          </Stack>
        </Disclosure>
      )}
    </AuthScreen>
  );
}
