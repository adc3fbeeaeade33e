import type { ServiceDetails } from '@hoster/contract';
import { isRunning } from '@hoster/domain/order/service-state';
import { Callout } from '@hoster/ui/callout';
import { FormattedMessage, useIntl } from 'react-intl';
import { SmallForm } from '../../features/auth/identity-check/small-form.tsx';
import { useMay } from '../../app/visitor/use-may.ts';
import { Day } from '../../parts/service/day.tsx';
import { cancelWords as words } from './cancel-words.ts';

/** Notice about a running service cancelled at the end of its term: the end date, and a button to keep it. */
export function EndingNotice({
  service: { status, auto_renew: renews, paid_until: until, vpn },
}: {
  service: ServiceDetails;
}) {
  const { formatMessage } = useIntl();
  const mayKeep = useMay('services');
  if (!isRunning(status) || renews || until === null) return null;
  return (
    <Callout
      tone="warning"
      title={
        <FormattedMessage
          id="account.service.ending.title"
          defaultMessage="This service ends on {day}"
          description="Title of the notice about a service that is cancelled for the end of its term"
          values={{ day: <Day value={until} /> }}
        />
      }
      actions={
        mayKeep ? (
          <SmallForm fields={{ intent: 'keep' }} busyLabel={formatMessage(words.busy)}>
            {formatMessage(words.keep)}
          </SmallForm>
        ) : null
      }
    >
      <p>
        {vpn ? (
          <FormattedMessage
            id="account.service.ending.vpn-text"
            defaultMessage="You cancelled it. It works as usual until then, and after that its configurations stop working."
            description="Notice about a VPN that is cancelled for the end of its term"
          />
        ) : (
          <FormattedMessage
            id="account.service.ending.text"
            defaultMessage="You cancelled it. It works as usual until then, and after that it’s deleted with all its data. Save a copy of anything you need."
            description="Notice about a service that is cancelled for the end of its term"
          />
        )}
      </p>
    </Callout>
  );
}
