import { Button } from '@hoster/ui/button';
import { Heading } from '@hoster/ui/heading';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { Stepper } from '@hoster/ui/stepper';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';

export interface WizardProps {
  steps: readonly { id: string; title: string; content: ReactNode }[];
  onFinish: () => void;
}

export function Wizard({ steps, onFinish }: WizardProps) {
  const [at, setAt] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    // After a change of the step, not when the page loads.
    if (shown.current !== at) title.current?.focus();
    shown.current = at;
  }, [at]);
  const step = steps[at];
  if (!step) return null;
  return (
    <Stack gap={24}>
      <Stepper
        label="Steps"
        stages={steps.map(({ id, title: label }, index) => ({
          id,
          label,
          state: index < at ? 'done' : index === at ? 'current' : 'todo',
          stateLabel: index < at ? 'done' : index === at ? 'in progress' : 'not started',
        }))}
      />
      <Heading level={2} ref={title} tabIndex={-1}>
        {step.title}
      </Heading>
      <Fragment key={step.id}>{step.content}</Fragment>
      <Inline>
        {at > 0 ? <Button onClick={() => setAt(at - 1)}>Back</Button> : null}
        <Button variant="action" onClick={() => (at < steps.length - 1 ? setAt(at + 1) : onFinish())}>
          {at < steps.length - 1 ? 'Continue' : 'Order'}
        </Button>
      </Inline>
    </Stack>
  );
}
