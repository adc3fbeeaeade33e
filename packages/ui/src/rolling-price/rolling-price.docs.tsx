import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'RollingPrice',
  summary:
    'A Price that changes while the visitor looks at it: the new figure rolls in from below or above, and is said once it has stood for a moment. With reduced motion the figure is simply replaced.',
  anatomy: [
    ['root', 'The Price; its other parts are those of Price.'],
    ['amount', 'The figure, which rolls.'],
  ],
  unionProps: [
    ['amount', 'Amount | null', 'Required, as of Price: whole cents or decimal text. Null shows a dash.'],
    ['unknownLabel', 'string', 'Spoken for the dash; required where `amount` may be missing.'],
    ['old', 'Amount', 'The price before, struck.'],
    ['oldLabel', 'string', 'Spoken before the struck price; required with `old`.'],
    [
      'announcement',
      '(price: string) => string',
      'What is said once a new price stands; the price alone unless it is given.',
    ],
  ],
  screenReader: [
    'The first price is read where it stands. A later one is announced politely, once, by `announcement`.',
  ],
  dos: ['Use it beside what changes the price: a slider, a choice of plan, the currency.'],
  donts: ['Do not use it in lists: many prices would speak at once. Take Price there.'],
};
