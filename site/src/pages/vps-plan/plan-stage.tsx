import { useQuery } from '@tanstack/react-query';
import type { ChargedTotal } from '@hoster/domain/charge';
import { Disclosure } from '@hoster/ui/disclosure';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { unpaidOrdersQuery } from '../../api/unpaid-orders.ts';
import { useApp } from '../../app-context.tsx';
import { FailureNotice } from '../../features/order/failure-notice.tsx';
import type { CountryOption } from '../../features/personal-info/country-options.ts';
import { UnpaidOrders } from '../../features/order/unpaid-orders.tsx';
import { payerOf } from '../../features/order/payer.ts';
import * as css from '../../features/order/stage-form.css.ts';
import { stageAddress, type Stage } from '../../features/order/stages.ts';
import { useAuth } from '../../start/use-auth.ts';
import type { PlanAnswer } from './act-plan.ts';
import { ConfigurationStage } from './configuration-stage.tsx';
import { AccountStage, PaymentForm, PersonalDataStage } from './late-stages.ts';
import { ProblemNotice } from './problem-notice.tsx';
import type { PlanOrderControls } from './use-plan-order.ts';

interface PlanStageProps {
  stage: Stage;
  controls: PlanOrderControls;
  charged: ChargedTotal;
  answer: PlanAnswer | undefined;
  requestKey: string;
  countries: readonly CountryOption[];
  /** Whether a session has ended before this visit of the account stage. */
  sessionEnded: boolean;
}

const nothing = {};

/** The stage of the order that is shown. */
export function PlanStage({ stage, controls, charged, answer, requestKey, countries, sessionEnded }: PlanStageProps) {
  const signedIn = useAuth().status === 'settled';
  const { pathname } = useLocation();
  const { order, query } = controls;
  const { data: unpaid = [] } = useQuery({ ...unpaidOrdersQuery(useApp()), enabled: false });
  const refused = answer?.intent === 'order' ? answer : null;
  const keyAnswer = answer?.intent === 'ssh-key' ? answer : null;
  const failure = refused?.failure ?? null;
  const errors = failure?.kind === 'fields' ? failure.errors : nothing;
  const notice = failure ? <FailureNotice failure={failure} seen={seenTotal(refused?.values, charged)} /> : null;
  if (stage === 'configuration') {
    return (
      <>
        {notice}
        {failure?.kind === 'sold_out' ? <ProblemNotice controls={controls} fields={['location']} /> : null}
        <ConfigurationStage
          controls={controls}
          signedIn={signedIn}
          errors={errors}
          keyErrors={keyAnswer?.errors ?? nothing}
        />
      </>
    );
  }
  if (stage === 'account') {
    return <AccountStage next={stageAddress(pathname, query, 'account')} sessionEnded={sessionEnded} />;
  }
  if (stage === 'personal-data') {
    return <PersonalDataStage answer={answer} countries={countries} typed={order.notes.typed} />;
  }
  const form = (
    <PaymentForm
      what={order.choice.count > 1 ? `${order.choice.count} × ${order.plan.name}` : order.plan.name}
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
    <div className={css.stage}>
      <h2 className={css.title}>
        <FormattedMessage
          id="order.payment.title"
          defaultMessage="Payment"
          description="Heading of the payment stage"
        />
      </h2>
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
    </div>
  );
}

/** The total that a refused order was sent with. */
function seenTotal(values: Readonly<Record<string, string>> | undefined, { currency }: ChargedTotal) {
  const amount = values?.['expected_total'];
  return amount && values['currency'] === currency ? { amount, currency } : null;
}
