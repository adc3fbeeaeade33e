import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { RadioCards } from './radio-cards.tsx';

export const docs: ComponentDocs = {
  name: 'RadioCards',
  summary:
    'One choice of several worth comparing: plans, systems, countries, ways to pay. Each is a card with title, price and description. For lines of text alone take RadioGroup.',
  apg: 'radio',
  anatomy: [
    ['[data-component="radio-cards"]', 'The `<fieldset>`.'],
    ['legend', 'The question.'],
    ['hint', 'Help under the question.'],
    ['control', 'The grid of cards.'],
    ['card', 'One card, a `<label>`: all of it can be pressed.'],
    ['price', 'At the end of the first line; read with the title.'],
    ['description', 'Under the title.'],
    ['reason', 'Why the card cannot be chosen now.'],
    ['error', 'What is wrong.'],
  ],
  keyboard: {
    specimen: () => (
      <RadioCards
        legend="Plan"
        name="docs-plan"
        defaultValue="1"
        options={[
          { value: '1', title: 'NVMe 1' },
          { value: '2', title: 'NVMe 2', disabledReason: 'Sold out' },
          { value: '3', title: 'NVMe 3' },
        ]}
      />
    ),
    rows: [
      {
        keys: ['ArrowDown', 'ArrowRight'],
        does: 'Chooses the next one that can be had.',
        from: 'radio NVMe 1',
        expect: { checked: 'radio NVMe 3', focused: 'radio NVMe 3' },
      },
      {
        keys: ['ArrowUp', 'ArrowLeft'],
        does: 'Chooses the one before; from the first the last, except in WebKitGTK.',
        from: 'radio NVMe 1',
        expect: { checked: 'radio NVMe 3', focused: 'radio NVMe 3' },
      },
    ],
  },
  screenReader: [
    'A group named by its legend; each radio is named by title and price, described by the description and the reason.',
  ],
  dos: ['Put the same facts in the same order on every card.', 'Say by `disabledReason` why a card is closed.'],
  donts: [
    'Do not put links or buttons into a card: a press chooses it.',
    'Do not mark more than one card with a badge.',
  ],
};
