import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Stepper } from './stepper.tsx';

export const docs: ComponentDocs = {
  name: 'Stepper',
  summary: 'The stages of an order: which one it is, and links back to those that are done.',
  anatomy: [
    ['root', 'The landmark, a `nav` with the name `label`.'],
    ['stage', 'One stage; `data-state` is `done`, `current`, `error` or `todo`.'],
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
        does: 'Goes through the stages that are done; the others are no links.',
        from: 'link Plan',
        expect: { focused: 'link Options' },
      },
    ],
  },
  screenReader: [
    'An ordered list in a landmark; the current stage is announced as the current step, the state by `stateLabel`.',
  ],
  dos: ['Give `stateLabel` in words.', 'Keep it to three to five stages.'],
  donts: ['Do not link to stages ahead.', 'Do not change their number on the way.'],
};
