import type { NextPlan } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { useMay } from '../../app/visitor/use-may.ts';
import { LedgerPrice } from '../price/ledger-price.tsx';
import { Day } from './day.tsx';

const messages = defineMessages({
  keep: {
    id: 'account.next-plan.keep',
    defaultMessage: 'Keep the current plan',
    description: 'Button: undoes the choice of a smaller plan',
  },
  keeping: { id: 'account.next-plan.keeping', defaultMessage: 'One moment…' },
  paid: {
    id: 'account.next-plan.paid',
    defaultMessage:
      'You’ve already paid for the first term with this plan. The service keeps its current plan until then.',
    description: 'Notice about a smaller plan that was chosen and can’t be undone',
  },
  begun: {
    id: 'account.next-plan.begun',
    defaultMessage: 'The service moves to this plan when its renewal is paid.',
    description: 'Notice about a smaller plan whose term should have started',
  },
});
const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

interface NextPlanNoticeProps {
  service: { id: number; rent_period: number; tariff: { name: string }; paid_until: string | null };
  next: NextPlan;
}

/** The smaller plan that was chosen for a service, with its price, and a button to keep the present one. */
export function NextPlanNotice({ service, next }: NextPlanNoticeProps) {
  const { formatMessage } = useIntl();
  const mayOrder = useMay('orders');
  const busy = useNavigation().formData?.get('intent') === 'keep-plan';
  const isPaid = service.paid_until !== null && service.paid_until > next.from;
  return (
    <Callout
      title={
        <FormattedMessage
          id="account.next-plan.title"
          defaultMessage={
            'From {day}: {plan}, {price} {months, plural, one {per\u00a0month} other {for #\u00a0months}}, including VAT'
          }
          description="Title of the notice about a smaller plan that was chosen; price: of one term"
          values={{
            day: <Day value={next.from} />,
            plan: next.name,
            price: <LedgerPrice value={next.renewal} />,
            months: service.rent_period,
          }}
        />
      }
      actions={
        next.can_undo && mayOrder ? (
          <form method="post" action={`/my/services/${service.id}/?tab=billing`}>
            <input type="hidden" name="intent" value="keep-plan" />
            <Button type="submit" loading={busy} loadingLabel={formatMessage(words.keeping)}>
              {formatMessage(words.keep)}
            </Button>
          </form>
        ) : undefined
      }
    >
      <p>
        {next.can_undo ? (
          <FormattedMessage
            id="account.next-plan.text"
            defaultMessage="Until then the service stays on {plan}."
            description="Notice about a smaller plan that was chosen; plan: the present one"
            values={{ plan: service.tariff.name }}
          />
        ) : (
          formatMessage(isPaid ? words.paid : words.begun)
        )}
      </p>
    </Callout>
  );
}
