import type { ChargedTotal } from '@hoster/domain/charge';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { FieldErrors } from '../../api/errors.ts';
import type { OrderAnswer } from './order-answer.ts';
import { AccountStage, FailureNotice, PaymentStage, PersonalDataStage } from './late-stages.ts';
import type { OrderControls } from './line-order.ts';
import type { OrderPageData } from './load-order.ts';
import type { OrderFailure } from './outcome.ts';
import { seenTotal } from './seen-total.ts';
import { stageAddress, type Stage } from './stages.ts';

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
  const refused = answer?.intent === 'order' ? answer : null;
  const failure = refused?.failure ?? null;
  const errors = failure?.kind === 'fields' ? failure.errors : nothing;
  if (stage === 'configuration') {
    return (
      <>
        {failure ? (
          <Suspense fallback={null}>
            <FailureNotice failure={failure} seen={seenTotal(refused?.values, charged)} />
          </Suspense>
        ) : null}
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
  return <PaymentStage {...{ controls, charged, refused, errors, what, requestKey }} />;
}
