import { useQuery } from '@tanstack/react-query';
import type { ChargedTotal } from '@hoster/domain/money/charge';
import { Disclosure } from '@hoster/ui/disclosure';
import { Heading } from '@hoster/ui/heading';
import { Stack } from '@hoster/ui/stack';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldErrors } from '../../api/errors.ts';
import { unpaidOrdersQuery } from '../../api/unpaid-orders.ts';
import { useApp } from '../../app/app-context.tsx';
import { FailureNotice } from '../page/failure-notice.tsx';
import { lineLabel } from '../summary/line-label.ts';
import type { OrderControls } from '../line-order.ts';
import type { OrderAnswer } from '../actions/order-answer.ts';
import type { OrderPageData } from '../page/load-order.ts';
import { payerOf, PERSON, taxOf } from '../payment/payer.ts';
import { PaymentForm } from './payment-form.tsx';
import { UnpaidOrders } from '../page/unpaid-orders.tsx';
import { changedLines, linesFieldValue, choiceFieldValue, submittedTotal } from '../submitted-order.ts';

interface PaymentStageProps extends Pick<OrderPageData, 'requestKey'> {
  controls: OrderControls;
  charged: ChargedTotal;
  /** What methods of payment ask for at least. */
  minimums: ReactNode;
  /** The rejected order, if this is its response. */
  refused: Extract<OrderAnswer, { intent: 'order' }> | null;
  errors: FieldErrors;
  /** What is ordered, as shown on the button: "NVMe 3". */
  what: string;
}

/** Payment for the configured order, or first for an earlier unpaid one. */
export function PaymentStage(props: PaymentStageProps) {
  const { controls, charged, minimums, refused, errors, what, requestKey } = props;
  const { order } = controls;
  const { data: unpaid = [] } = useQuery({ ...unpaidOrdersQuery(useApp()), enabled: false });
  const failure = refused?.failure ?? null;
  const { count } = order.choice;
  const intl = useIntl();
  const { rate_percent: taxRate } = taxOf(order.context, order.draft.legal_entity);
  const labelOf = (line: ChargedTotal['lines'][number]) => lineLabel(intl, line, taxRate);
  const form = (
    <PaymentForm
      what={count > 1 ? `${count} × ${what}` : what}
      context={order.context}
      charged={charged}
      minimums={minimums}
      linesValue={linesFieldValue(charged, labelOf)}
      choiceValue={choiceFieldValue(order.choice)}
      euroTotal={order.total.total}
      // Without an answer, the same key is sent again: if the first attempt succeeded, it remains one order.
      requestKey={failure?.kind === 'unreachable' && refused ? refused.requestKey : requestKey}
      errors={errors}
      values={refused?.values ?? order.draft.typed}
      payer={payerOf(order.context, order.draft.legal_entity)?.id ?? PERSON}
      onPayer={(payer) => controls.changeDraft({ legal_entity: payer })}
      months={order.choice.rent_period}
      totalFor={controls.totalFor}
      onTerm={(months) => controls.choose({ rent_period: months })}
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
      {failure ? (
        <FailureNotice
          failure={failure}
          submitted={submittedTotal(refused?.values, charged)}
          changes={changedLines(refused?.values, charged, labelOf)}
        />
      ) : null}
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
