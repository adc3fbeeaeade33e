import type { ServiceDetails } from '@hoster/contract';
import { isRunning } from '@hoster/domain/order/service-state';
import { Callout } from '@hoster/ui/callout';
import { FormattedMessage } from 'react-intl';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { Day } from '../../parts/service/day.tsx';

/** Notice about a running trial: its end, and the price afterwards. */
export function TrialNotice({ service }: { service: ServiceDetails }) {
  const { status, trial_until: until, renewal } = service;
  if (!isRunning(status) || until === null || !renewal) return null;
  return (
    <Callout
      tone="info"
      title={
        <FormattedMessage
          id="account.service.trial.title"
          defaultMessage="Your trial ends on {day}"
          description="Title of the notice about a running trial"
          values={{ day: <Day value={until} /> }}
        />
      }
    >
      <p>
        {renewal.card ? (
          <FormattedMessage
            id="account.service.trial.text-card"
            defaultMessage="After that the service renews for {total}, including VAT. If your balance is too low, we charge your card {brand} •••• {last4}. If you don’t want to keep it, cancel it before then."
            description="Notice about a running trial of a customer who has saved a card"
            values={{ ...renewal.card, total: <LedgerPrice value={renewal.total} /> }}
          />
        ) : (
          <FormattedMessage
            id="account.service.trial.text"
            defaultMessage="After that the service renews for {total}, including VAT. If your balance is too low, we suspend it. If you don’t want to keep it, cancel it before then."
            description="Notice about a running trial"
            values={{ total: <LedgerPrice value={renewal.total} /> }}
          />
        )}
      </p>
    </Callout>
  );
}
