import { Stepper } from '@hoster/ui/stepper';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { canReturnTo, stageAddress, steps, type Stage } from '../stages/stages.ts';

const names = defineMessages({
  configuration: { id: 'order.stage.configuration', defaultMessage: 'Configuration' },
  account: { id: 'order.stage.account', defaultMessage: 'Account' },
  'personal-data': { id: 'order.stage.personal-data', defaultMessage: 'Personal data' },
  payment: { id: 'order.stage.payment', defaultMessage: 'Payment' },
}) satisfies Record<Stage, MessageDescriptor>;

const words = defineMessages({
  label: { id: 'order.stages', defaultMessage: 'Order steps', description: 'Name of the list of stages' },
  done: { id: 'order.stage.done', defaultMessage: 'done', description: 'Behind a finished stage, for screen readers' },
});

interface OrderStepsProps {
  shown: Stage;
  path: string;
  query: URLSearchParams;
}

/** Progress of the order, with links back. */
export function OrderSteps({ shown, path, query }: OrderStepsProps) {
  const { formatMessage } = useIntl();
  const stages = steps(shown).map(({ stage, state }) => ({
    id: stage,
    label: formatMessage(names[stage]),
    state,
    ...(state === 'done' && { stateLabel: formatMessage(words.done) }),
    ...(state === 'done' && canReturnTo(stage) && { href: stageAddress(path, query, stage) }),
  }));
  return <Stepper label={formatMessage(words.label)} stages={stages} />;
}
