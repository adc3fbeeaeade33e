import type { RecoveryCodesFactor, TotpFactor } from '@hoster/contract';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { ContentBlock } from '@hoster/ui/content-block';
import { Callout } from '@hoster/ui/callout';
import { DataList } from '@hoster/ui/data-list';
import { Disclosure } from '@hoster/ui/disclosure';
import { LinkButton } from '@hoster/ui/link-button';
import { useIntl } from 'react-intl';
import { SmallForm } from '../../features/auth/identity-check/small-form.tsx';
import { Day } from '../../parts/service/day.tsx';
import { emailWords } from './email-words.ts';
import { factorWords as words } from './factor-words.ts';

/** Number of remaining codes at which new ones are recommended. */
const FEW = 3;

const Moment = ({ seconds }: { seconds: number }) => <Day value={new Date(seconds * 1000).toISOString()} time />;

interface FactorOnProps {
  /** The authenticator app; undefined when passkeys alone turn two-factor authentication on. */
  app: Pick<TotpFactor, 'created_at' | 'last_used_at'> | undefined;
  codes: RecoveryCodesFactor | undefined;
  hasPasskeys: boolean;
  /** Whether the backend has authenticator apps, and recovery codes. */
  hasApps: boolean;
  hasCodes: boolean;
}

/** Two-factor authentication when turned on. */
export function FactorOn({ app, codes, hasPasskeys, hasApps, hasCodes }: FactorOnProps) {
  const { formatMessage } = useIntl();
  const left = codes?.unused_code_count ?? 0;
  return (
    <>
      <ContentBlock>
        <DataList
          mono={false}
          items={[
            ...(app
              ? [
                  { id: 'since', term: formatMessage(words.since), value: <Moment seconds={app.created_at} /> },
                  {
                    id: 'used',
                    term: formatMessage(words.used),
                    value:
                      app.last_used_at === null ? formatMessage(words.never) : <Moment seconds={app.last_used_at} />,
                  },
                ]
              : []),
            ...(hasCodes
              ? [
                  {
                    id: 'codes',
                    term: formatMessage(words.codes),
                    value: formatMessage(
                      {
                        id: 'security.factor.left',
                        defaultMessage: '{left, number} of {total, number}',
                        description: 'So many recovery codes of all are not used yet',
                      },
                      { left, total: codes?.total_code_count ?? 0 },
                    ),
                  },
                ]
              : []),
          ]}
        />
      </ContentBlock>
      {hasCodes && left <= FEW ? (
        <Callout tone="warning">
          <p>
            {formatMessage(
              {
                id: 'security.factor.few',
                defaultMessage:
                  '{left, plural, =0 {You have no recovery codes left.} one {You have # recovery code left.} other {You have only # recovery codes left.}} Generate new ones: without your phone or passkey, they’re the only way to sign in.',
                description: 'Warning: hardly any recovery codes are left',
              },
              { left },
            )}
          </p>
        </Callout>
      ) : null}
      <Inline gap={12}>
        {hasCodes ? <LinkButton href="/my/security/recovery-codes/">{formatMessage(words.toCodes)}</LinkButton> : null}
        {app || !hasApps ? null : <LinkButton href="/my/security/totp/">{formatMessage(words.setUpApp)}</LinkButton>}
      </Inline>
      {app ? <TurnOff hasPasskeys={hasPasskeys} /> : null}
    </>
  );
}

function TurnOff({ hasPasskeys }: { hasPasskeys: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <Disclosure variant="plain" summary={formatMessage(hasPasskeys ? words.removeApp : words.turnOff)}>
      <Stack align="start">
        <p>{formatMessage(hasPasskeys ? words.removeAppText : words.turnOffText)}</p>
        <SmallForm fields={{ intent: 'factor-off' }} variant="danger" busyLabel={formatMessage(emailWords.busy)}>
          {formatMessage(hasPasskeys ? words.removeAppNow : words.turnOffNow)}
        </SmallForm>
      </Stack>
    </Disclosure>
  );
}
