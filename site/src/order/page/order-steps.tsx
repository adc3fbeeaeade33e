import { Stepper } from '@hoster/ui/stepper';
import { defineMessage, defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { canReturnTo, stageAddress, steps, type Stage } from '../stages/stages.ts';

const names = defineMessages({
  configuration: { id: 'order.stage.configuration', defaultMessage: 'Configuration' },
  account: { id: 'order.stage.account', defaultMessage: 'Account' },
  'personal-data': { id: 'order.stage.personal-data', defaultMessage: 'Personal data' },
  payment: { id: 'order.stage.payment', defaultMessage: 'Payment' },
}) satisfies Record<Stage, MessageDescriptor>;

const label = defineMessage({
  id: 'order.stages',
  defaultMessage: 'Order steps',
  description: 'Name of the list of stages',
});

const states = defineMessages({
  done: { id: 'order.stage.done', defaultMessage: 'done', description: 'State of a stage, for screen readers' },
  current: {
    id: 'order.stage.current',
    defaultMessage: 'in progress',
    description: 'State of a stage, for screen readers',
  },
  todo: { id: 'order.stage.todo', defaultMessage: 'not started', description: 'State of a stage, for screen readers' },
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
    stateLabel: formatMessage(states[state]),
    ...(state === 'done' && canReturnTo(stage) && { href: stageAddress(path, query, stage) }),
  }));
  return <Stepper label={formatMessage(label)} stages={stages} />;
}
