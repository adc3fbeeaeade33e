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
          { id: 'a', label: 'Plan', href: '#plan', state: 'done', stateLabel: 'done' },
          { id: 'b', label: 'Options', href: '#options', state: 'done', stateLabel: 'done' },
          { id: 'c', label: 'Payment', state: 'current', stateLabel: 'in progress' },
        ]}
      />
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus through completed steps; other steps aren’t links.',
        from: 'link Plan done',
        expect: { focused: 'link Options done' },
      },
    ],
  },
  screenReader: [
    'An ordered list in a navigation landmark. The only current step is announced as such, the state of each with `stateLabel`.',
  ],
  dos: ['Say what is wrong in the `stateLabel` of an error: “the card was declined”.', 'Use three to five steps.'],
  donts: ['Do not link to future steps.', 'Do not change the number of steps.'],
};
