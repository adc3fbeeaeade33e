import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Stepper } from './stepper.tsx';

export const docs: ComponentDocs = {
  name: 'Stepper',
  summary: 'Shows the steps of a process, with links back to completed steps.',
  anatomy: [
    ['root', 'The landmark, a `nav` with the name `label`.'],
    ['stage', 'One step; `data-state` is `done`, `current`, `error` or `todo`.'],
  ],
  keyboard: {
    specimen: () => (
      <Stepper
        label="Stages"
        stages={[
          { id: 'a', label: 'Plan', href: '#plan', state: 'done' },
          { id: 'b', label: 'Options', href: '#options', state: 'done' },
          { id: 'c', label: 'Payment', state: 'current' },
        ]}
      />
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus through completed steps; other steps aren’t links.',
        from: 'link Plan',
        expect: { focused: 'link Options' },
      },
    ],
  },
  screenReader: [
    'An ordered list in a navigation landmark. The current step is announced as such, its state with `stateLabel`.',
  ],
  dos: ['Set `stateLabel` to a text.', 'Use three to five steps.'],
  donts: ['Do not link to future steps.', 'Do not change the number of steps.'],
};
