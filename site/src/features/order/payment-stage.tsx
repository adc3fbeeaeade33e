import { useQuery } from '@tanstack/react-query';
import type { ChargedTotal } from '@hoster/domain/charge';
import { Disclosure } from '@hoster/ui/disclosure';
import { Heading } from '@hoster/ui/heading';
import { Stack } from '@hoster/ui/stack';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldErrors } from '../../api/errors.ts';
import { unpaidOrdersQuery } from '../../api/unpaid-orders.ts';
import { useApp } from '../../app-context.tsx';
import { changedLines, writeSeenLines } from './changed-lines.ts';
import { FailureNotice } from './failure-notice.tsx';
import { lineLabel } from './line-label.ts';
import type { OrderControls } from './line-order.ts';
import type { OrderAnswer } from './order-answer.ts';
import type { OrderPageData } from './load-order.ts';
import { payerOf, taxOf } from './payer.ts';
import { PaymentForm } from './payment-form.tsx';
import { writeSeenChoice } from './seen-choice.ts';
import { seenTotal } from './seen-total.ts';
import { UnpaidOrders } from './unpaid-orders.tsx';

interface PaymentStageProps extends Pick<OrderPageData, 'requestKey'> {
  controls: OrderControls;
  charged: ChargedTotal;
  /** The order that was refused, if this is its answer. */
  refused: Extract<OrderAnswer, { intent: 'order' }> | null;
  errors: FieldErrors;
  /** What is ordered, as the button says it: "NVMe 3". */
  what: string;
}

/** Pays for what has been configured, or first for an earlier order that waits for its payment. */
export function PaymentStage({ controls, charged, refused, errors, what, requestKey }: PaymentStageProps) {
  const { order } = controls;
  const { data: unpaid = [] } = useQuery({ ...unpaidOrdersQuery(useApp()), enabled: false });
  const failure = refused?.failure ?? null;
  const { count } = order.choice;
  const intl = useIntl();
  const { rate_percent: taxRate } = taxOf(order.context, order.notes.payer);
  const labelOf = (line: ChargedTotal['lines'][number]) => lineLabel(intl, line, taxRate);
  const form = (
    <PaymentForm
      what={count > 1 ? `${count} × ${what}` : what}
      context={order.context}
      charged={charged}
      seenLines={writeSeenLines(charged, labelOf)}
      seenChoice={writeSeenChoice(order.choice)}
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
      {failure ? (
        <FailureNotice
          failure={failure}
          seen={seenTotal(refused?.values, charged)}
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
