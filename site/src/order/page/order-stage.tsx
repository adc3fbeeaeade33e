import type { ChargedTotal } from '@hoster/domain/money/charge';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { FieldErrors } from '../../api/errors.ts';
import type { OrderAnswer } from '../actions/order-answer.ts';
import { lazyPart } from '../../app/lazy-part.ts';
import { Part } from '../../app/part.tsx';
import type { OrderControls } from '../line-order.ts';
import type { OrderPageData } from './load-order.ts';
import type { OrderFailure } from '../actions/order-failure.ts';
import { stageAddress, type Stage } from '../stages/stages.ts';
import { submittedTotal } from '../submitted-order.ts';

// The stages after the configuration have separate scripts: most visits end before them.
const AccountStage = lazyPart(
  () => import('../stages/account-stage.tsx').then((module) => module.AccountStage),
  ['auth'],
);
const PersonalDataStage = lazyPart(
  () => import('../stages/personal-data-stage.tsx').then((module) => module.PersonalDataStage),
  ['account'],
);
const PaymentStage = lazyPart(() => import('../stages/payment-stage.tsx').then((module) => module.PaymentStage));
const FailureNotice = lazyPart(() => import('./failure-notice.tsx').then((module) => module.FailureNotice));

interface OrderStageProps extends Pick<OrderPageData, 'requestKey' | 'countries' | 'sessionEnded'> {
  stage: Stage;
  controls: OrderControls;
  charged: ChargedTotal;
  /** What methods of payment ask for at least. */
  minimums: ReactNode;
  answer: OrderAnswer | undefined;
  /** What is ordered, as shown on the button: "NVMe 3". */
  what: string;
  /** The line's own stage. */
  configuration: (refusal: { failure: OrderFailure | null; errors: FieldErrors }) => ReactNode;
}

const nothing = {};

/**
 * The current stage of the order. Its boundary is the same for all stages: a stage whose script is still loading keeps
 * the one before it on screen, and is hydrated apart from the page around it.
 */
export const OrderStage = (props: OrderStageProps) => (
  <Part>
    <CurrentStage {...props} />
  </Part>
);

function CurrentStage(props: OrderStageProps) {
  const { stage, controls, charged, minimums, answer, what, requestKey, countries, sessionEnded, configuration } =
    props;
  const { pathname } = useLocation();
  const { order, query } = controls;
  const refused = answer?.intent === 'order' ? answer : null;
  const failure = refused?.failure ?? null;
  const errors = failure?.kind === 'fields' ? failure.errors : nothing;
  if (stage === 'configuration') {
    return (
      <>
        {failure ? (
          <Part>
            <FailureNotice failure={failure} submitted={submittedTotal(refused?.values, charged)} />
          </Part>
        ) : null}
        {configuration({ failure, errors })}
      </>
    );
  }
  if (stage === 'account') {
    return <AccountStage next={stageAddress(pathname, query, 'account')} sessionEnded={sessionEnded} />;
  }
  if (stage === 'personal-data') {
    return <PersonalDataStage {...{ answer, countries, charged, minimums }} typed={order.draft.typed} />;
  }
  return <PaymentStage {...{ controls, charged, minimums, refused, errors, what, requestKey }} />;
}
