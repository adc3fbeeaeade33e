import { Stepper } from '@hoster/ui/stepper';

export function Example() {
  return (
    <Stepper
      label="Stages of the order"
      stages={[
        { id: 'configuration', label: 'Configuration', state: 'done', href: '/order/', stateLabel: 'done' },
        { id: 'account', label: 'Account', state: 'current', stateLabel: 'in progress' },
        { id: 'payment', label: 'Payment', state: 'todo', stateLabel: 'not started' },
      ]}
    />
  );
}
