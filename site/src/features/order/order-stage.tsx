import { useQuery } from '@tanstack/react-query';
import type { ChargedTotal } from '@hoster/domain/charge';
import { Disclosure } from '@hoster/ui/disclosure';
import { Heading } from '@hoster/ui/heading';
import { Stack } from '@hoster/ui/stack';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { FieldErrors } from '../../api/errors.ts';
import { unpaidOrdersQuery } from '../../api/unpaid-orders.ts';
import { useApp } from '../../app-context.tsx';
import type { OrderAnswer } from './order-answer.ts';
import { FailureNotice } from './failure-notice.tsx';
import { AccountStage, PaymentForm, PersonalDataStage } from './late-stages.ts';
import type { OrderControls } from './line-order.ts';
import type { OrderPageData } from './load-order.ts';
import type { OrderFailure } from './outcome.ts';
import { payerOf } from './payer.ts';
import { stageAddress, type Stage } from './stages.ts';
import { UnpaidOrders } from './unpaid-orders.tsx';

interface OrderStageProps extends Pick<OrderPageData, 'requestKey' | 'countries' | 'sessionEnded'> {
  stage: Stage;
  controls: OrderControls;
  charged: ChargedTotal;
  answer: OrderAnswer | undefined;
  /** What is ordered, as the button says it: "NVMe 3". */
  what: string;
  /** The stage of the line's own. */
  configuration: (refusal: { failure: OrderFailure | null; errors: FieldErrors }) => ReactNode;
}

const nothing = {};

/** The stage of the order that is shown. */
export function OrderStage(props: OrderStageProps) {
  const { stage, controls, charged, answer, what, requestKey, countries, sessionEnded, configuration } = props;
  const { pathname } = useLocation();
  const { order, query } = controls;
  const { data: unpaid = [] } = useQuery({ ...unpaidOrdersQuery(useApp()), enabled: false });
  const refused = answer?.intent === 'order' ? answer : null;
  const failure = refused?.failure ?? null;
  const errors = failure?.kind === 'fields' ? failure.errors : nothing;
  const notice = failure ? <FailureNotice failure={failure} seen={seenTotal(refused?.values, charged)} /> : null;
  if (stage === 'configuration') {
    return (
      <>
        {notice}
        {configuration({ failure, errors })}
      </>
    );
  }
  if (stage === 'account') {
    return <AccountStage next={stageAddress(pathname, query, 'account')} sessionEnded={sessionEnded} />;
  }
  if (stage === 'personal-data') {
    return <PersonalDataStage answer={answer} countries={countries} typed={order.notes.typed} />;
  }
  const { count } = order.choice;
  const form = (
    <PaymentForm
      what={count > 1 ? `${count} × ${what}` : what}
      context={order.context}
      charged={charged}
      euroTotal={order.total.total}
      // After silence the same key is sent again: if the first try did arrive, it stays one order.
      requestKey={failure?.kind === 'unreachable' && refused ? refused.key : requestKey}
      errors={errors}
      values={refused?.values ?? order.notes.typed}
      payer={payerOf(order.context, order.notes.payer)?.id ?? null}
      onPayer={(payer) => controls.note({ payer })}
    />
  );
  return (
    <Stack gap={24}>
      <Heading level={2} size={28}>
        <FormattedMessage
          id="order.payment.title"
          defaultMessage="Payment"
          description="Heading of the payment stage"
        />
      </Heading>
      {notice}
      <UnpaidOrders orders={unpaid} />
      {unpaid.length > 0 ? (
        <Disclosure
          open={refused !== null || undefined}
          summary={
            <FormattedMessage
              id="order.unpaid.another"
              defaultMessage="Place another order"
              description="Opens the payment stage below the notice about an unpaid order"
            />
          }
        >
          {form}
        </Disclosure>
      ) : (
        form
      )}
    </Stack>
  );
}

/** The total that a refused order was sent with. */
function seenTotal(values: Readonly<Record<string, string>> | undefined, { currency }: ChargedTotal) {
  const amount = values?.['expected_total'];
  return amount && values['currency'] === currency ? { amount, currency } : null;
}
