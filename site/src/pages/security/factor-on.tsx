import type { RecoveryCodesFactor, TotpFactor } from '@hoster/contract';
import { Stack } from '@hoster/ui/stack';
import { ContentBlock } from '@hoster/ui/content-block';
import { Callout } from '@hoster/ui/callout';
import { DataList } from '@hoster/ui/data-list';
import { Disclosure } from '@hoster/ui/disclosure';
import { LinkButton } from '@hoster/ui/link-button';
import { useIntl } from 'react-intl';
import { SmallForm } from '../../features/security/small-form.tsx';
import { Day } from '../../features/service-state/day.tsx';
import { emailWords } from './email-words.ts';
import { factorWords as words } from './factor-words.ts';

/** With so few codes left new ones are advised. */
const FEW = 3;

const Moment = ({ seconds }: { seconds: number }) => <Day value={new Date(seconds * 1000).toISOString()} time />;

interface FactorOnProps {
  app: Pick<TotpFactor, 'created_at' | 'last_used_at'>;
  codes: RecoveryCodesFactor | undefined;
}

/** Two-factor authentication that is on. */
export function FactorOn({ app, codes }: FactorOnProps) {
  const { formatMessage } = useIntl();
  const left = codes?.unused_code_count ?? 0;
  return (
    <>
      <ContentBlock>
        <DataList
          mono={false}
          items={[
            { id: 'since', term: formatMessage(words.since), value: <Moment seconds={app.created_at} /> },
            {
              id: 'used',
              term: formatMessage(words.used),
              value: app.last_used_at === null ? formatMessage(words.never) : <Moment seconds={app.last_used_at} />,
            },
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
          ]}
        />
      </ContentBlock>
      {left <= FEW ? (
        <Callout tone="warning">
          <p>
            {formatMessage(
              {
                id: 'security.factor.few',
                defaultMessage:
                  '{left, plural, =0 {You have no recovery codes left.} one {You have # recovery code left.} other {You have only # recovery codes left.}} Generate new ones: without your phone, they’re the only way to sign in.',
                description: 'Warning: hardly any recovery codes are left',
              },
              { left },
            )}
          </p>
        </Callout>
      ) : null}
      <div>
        <LinkButton href="/my/security/recovery-codes/">{formatMessage(words.toCodes)}</LinkButton>
      </div>
      <Disclosure variant="plain" summary={formatMessage(words.turnOff)}>
        <Stack align="start">
          <p>{formatMessage(words.turnOffText)}</p>
          <SmallForm fields={{ intent: 'factor-off' }} variant="danger" busyLabel={formatMessage(emailWords.busy)}>
            {formatMessage(words.turnOffNow)}
          </SmallForm>
        </Stack>
      </Disclosure>
    </>
  );
}
