import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { RadioCards } from './radio-cards.tsx';

export const docs: ComponentDocs = {
  name: 'RadioCards',
  summary:
    'Lets users select one of several options to compare, such as plans, operating systems or payment methods. Each option is a card with title, price and description. For plain text options, use RadioGroup.',
  apg: 'radio',
  anatomy: [
    ['[data-component="radio-cards"]', 'The `<fieldset>`.'],
    ['legend', 'The question.'],
    ['hint', 'Help text below the question.'],
    ['control', 'The grid of cards.'],
    ['card', 'One card, a `<label>`; all of it is clickable.'],
    ['price', 'The price at the end of the first line, read with the title.'],
    ['description', 'The description below the title.'],
    ['reason', 'Why the card is disabled, on a line of its own.'],
    ['revealed', 'The fields of the selected card, below all cards.'],
    ['error', 'The error message.'],
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
        does: 'Selects the next enabled card.',
        from: 'radio NVMe 1',
        expect: { checked: 'radio NVMe 3', focused: 'radio NVMe 3' },
      },
      {
        keys: ['ArrowUp', 'ArrowLeft'],
        does: 'Selects the previous card, from the first to the last, except in WebKitGTK.',
        from: 'radio NVMe 1',
        expect: { checked: 'radio NVMe 3', focused: 'radio NVMe 3' },
      },
    ],
  },
  screenReader: [
    'A group labelled by its legend. Radios are named by title and price, and described by the description and reason.',
  ],
  dos: [
    'Show the same facts in the same order on every card.',
    'Use `disabledReason` to explain why a card is disabled.',
    'Use `reveals` for fields that only one option has, such as the saved cards of a payment method. It works without JavaScript.',
  ],
  donts: [
    'Do not put links or buttons in a card: clicking it selects it.',
    'Do not mark more than one card with a badge.',
  ],
};
