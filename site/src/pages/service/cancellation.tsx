import type { ServiceDetails } from '@hoster/contract';
import { Stack } from '@hoster/ui/stack';
import { Section } from '@hoster/ui/section';
import { TextLink } from '@hoster/ui/text-link';
import { Callout } from '@hoster/ui/callout';
import { Disclosure } from '@hoster/ui/disclosure';
import { isRunning } from '@hoster/domain/order/service-state';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SmallForm } from '../../features/auth/identity-check/small-form.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { Day } from '../../parts/service/day.tsx';
import type { Refusal } from './service-action.ts';
import { cancelWords as words, nowTexts } from './cancel-words.ts';

interface CancellationProps {
  service: ServiceDetails;
  /** Reason why the last attempt failed. */
  refused: Exclude<Refusal, 'session-ended'> | undefined;
  /** Whether a consumer may still withdraw from the contract. */
  mayWithdraw: boolean;
}

/** What the customer ordered, as the form of a withdrawal asks for it: "NVMe-3, web-1, #12". */
const contractOf = ({ id, name, tariff }: ServiceDetails): string => `${tariff.name}, ${name}, #${id}`;

/** Cancellation at the end of the term or now. Shows first what is deleted and refunded. */
export function Cancellation({ service, refused, mayWithdraw }: CancellationProps) {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const { status, auto_renew: renews, paid_until: until, ips } = service;
  if (status === 'canceled') return null;
  return (
    <Section size="small" id="cancel" title={formatMessage(words.title)}>
      {refused ? (
        <Callout tone="danger" role="alert">
          <p>{formatMessage(words[refused])}</p>
        </Callout>
      ) : null}
      {status === 'active' && renews && until !== null ? (
        <>
          <p>
            {service.vpn ? (
              <FormattedMessage
                id="account.service.cancel.vpn-later"
                defaultMessage="You can use it until {day}. After that its configurations stop working. You can change your mind until then."
                description="What cancelling a VPN for the end of its term means"
                values={{ day: <Day value={until} /> }}
              />
            ) : (
              <FormattedMessage
                id="account.service.cancel.later-text"
                defaultMessage="You can use it until {day}. After that it’s deleted with all its data. You can change your mind until then."
                description="What cancelling a service for the end of its term means"
                values={{ day: <Day value={until} /> }}
              />
            )}
          </p>
          <SmallForm fields={{ intent: 'cancel', when: 'period_end' }} busyLabel={formatMessage(words.busy)}>
            {formatMessage(words.later)}
          </SmallForm>
        </>
      ) : null}
      <Disclosure variant="plain" summary={formatMessage(words.open)}>
        <Stack align="start">
          <p>
            {service.vpn && isRunning(status)
              ? formatMessage(words.vpnNow)
              : formatMessage(nowTexts[status], {
                  addresses: ips.length,
                  trial: service.trial === 'free' && service.trial_until !== null ? 'free' : 'none',
                })}
          </p>
          <SmallForm fields={{ intent: 'cancel', when: 'now' }} variant="danger" busyLabel={formatMessage(words.busy)}>
            {formatMessage(words.now)}
          </SmallForm>
        </Stack>
      </Disclosure>
      {mayWithdraw ? (
        <p>
          <FormattedMessage
            id="account.service.cancel.withdraw"
            defaultMessage="Ordered as a consumer less than 14 days ago? You can also <link>withdraw from the contract</link>."
            description="Below the cancellation of a service that was ordered a few days ago"
            values={{
              link: (text: ReactNode) => (
                <TextLink href={`${href('/withdrawal/')}?contract=${encodeURIComponent(contractOf(service))}`}>
                  {text}
                </TextLink>
              ),
            }}
          />
        </p>
      ) : null}
    </Section>
  );
}
