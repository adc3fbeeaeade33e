import { useQuery } from '@tanstack/react-query';
import type { ChargedTotal } from '@hoster/domain/charge';
import { Skeleton } from '@hoster/ui/skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigation } from 'react-router-dom';
import { personalInfoQuery } from '../../api/account.ts';
import { useApp } from '../../app-context.tsx';
import { AccountStage } from '../../features/order/account-stage.tsx';
import { FailureNotice } from '../../features/order/failure-notice.tsx';
import { PaymentForm } from '../../features/order/payment-form.tsx';
import type { CountryOption } from '../../features/personal-info/country-options.ts';
import { PersonalInfoForm } from '../../features/personal-info/personal-info-form.tsx';
import { payerOf } from '../../features/order/payer.ts';
import * as css from '../../features/order/stage-form.css.ts';
import { stageAddress, type Stage } from '../../features/order/stages.ts';
import { useAuth } from '../../start/use-auth.ts';
import type { PlanAnswer } from './act-plan.ts';
import { ConfigurationStage } from './configuration-stage.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import type { PlanOrderControls } from './use-plan-order.ts';

interface PlanStageProps {
  stage: Stage;
  controls: PlanOrderControls;
  charged: ChargedTotal;
  answer: PlanAnswer | undefined;
  requestKey: string;
  countries: readonly CountryOption[];
}

const nothing = {};

/** The stage of the order that is shown. */
export function PlanStage({ stage, controls, charged, answer, requestKey, countries }: PlanStageProps) {
  const signedIn = useAuth().status === 'settled';
  const { pathname } = useLocation();
  const { order, query } = controls;
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
          keyValues={keyAnswer?.values ?? nothing}
        />
      </>
    );
  }
  if (stage === 'account') return <AccountStage next={stageAddress(pathname, query, 'account')} />;
  if (stage === 'personal-data') return <PersonalDataStage answer={answer} countries={countries} />;
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
      <PaymentForm
        what={order.choice.count > 1 ? `${order.choice.count} × ${order.plan.name}` : order.plan.name}
        context={order.context}
        charged={charged}
        euroTotal={order.total.total}
        // After silence the same key is sent again: if the first try did arrive, it stays one order.
        requestKey={failure?.kind === 'unreachable' && refused ? refused.key : requestKey}
        errors={errors}
        values={refused?.values ?? nothing}
        payer={payerOf(order.context, order.notes.payer)?.id ?? null}
        onPayer={(payer) => controls.note({ payer })}
      />
    </div>
  );
}

/** The total that a refused order was sent with. */
function seenTotal(values: Readonly<Record<string, string>> | undefined, { currency }: ChargedTotal) {
  const amount = values?.['expected_total'];
  return amount && values['currency'] === currency ? { amount, currency } : null;
}

function PersonalDataStage({ answer, countries }: Pick<PlanStageProps, 'answer' | 'countries'>) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const { data: info } = useQuery(personalInfoQuery(app));
  const busy = useNavigation().formMethod === 'POST';
  const refused = answer?.intent === 'personal-data' ? answer : null;
  const incomplete = answer?.intent === 'order' && answer.failure.kind === 'personal_info_incomplete';
  return (
    <div className={css.stage}>
      <h2 className={css.title}>
        <FormattedMessage
          id="order.person.title"
          defaultMessage="Personal data"
          description="Heading of the personal data stage"
        />
      </h2>
      <p className={css.lead} role={incomplete ? 'alert' : undefined}>
        {formatMessage({
          id: 'order.person.lead',
          defaultMessage: 'All six fields are needed for the invoice, once. The country decides the tax.',
          description: 'Under the heading of the personal data stage',
        })}
      </p>
      {info ? (
        <PersonalInfoForm
          info={info}
          countries={countries}
          errors={refused?.errors ?? nothing}
          values={refused?.values ?? nothing}
          busy={busy}
          intent="personal-data"
          leadsOn
        >
          <FormattedMessage
            id="order.person.save"
            defaultMessage="Save and go to payment"
            description="Button of the personal data stage"
          />
        </PersonalInfoForm>
      ) : (
        <Skeleton shape="block" height={320} />
      )}
    </div>
  );
}
