import type { OrderTax, VpsTrial } from '@hoster/contract';
import { toCents } from '@hoster/domain/money/money';
import { FormattedMessage } from 'react-intl';
import { PriceNote } from '../../parts/catalogue/price-note.tsx';
import { Money } from '../../parts/price/money.tsx';

/** Notes that apply to every line of the sheet. */
export function SheetNotes({ trial, tax }: { trial: VpsTrial; tax: OrderTax }) {
  return (
    <>
      <p>
        <FormattedMessage
          id="vps.note.included"
          defaultMessage="Every plan: KVM, 1 IPv4 and a /64 IPv6 network, DDoS filtering up to 10 Gbps, a weekly backup and base administration."
          description="Under the table of plans"
        />
      </p>
      <p>
        <FormattedMessage
          id="vps.note.units"
          defaultMessage="vCPU: a virtual processor core. RAM and storage are in GB, with 1,024 GB to 1 TB; port speed is in gigabits per second (Gbps)."
          description="Under the table of plans: what the units mean"
        />
      </p>
      <p>
        <PriceNote tax={tax} />
      </p>
      {trial.available ? (
        <p>
          <FormattedMessage
            id="vps.note.trial"
            defaultMessage="Trial: {freeDays, plural, one {# day} other {# days}} free, or {paidDays, plural, one {# day} other {# days}} with full features for {price}. Outgoing mail (port 25) is blocked during the free trial."
            description="Under the table of plans: the two trials"
            values={{
              freeDays: trial.free_days,
              paidDays: trial.paid_days,
              price: <Money cents={toCents(trial.paid_price)} />,
            }}
          />
        </p>
      ) : null}
    </>
  );
}
