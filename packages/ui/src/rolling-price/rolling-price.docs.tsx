import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'RollingPrice',
  summary:
    'A Price that changes while the visitor looks at it: the new figure rolls in from below or above, and is said once it has stood for a moment. With reduced motion the figure is simply replaced.',
  anatomy: [
    ['root', 'The Price; its other parts are those of Price.'],
    ['amount', 'The figure, which rolls.'],
  ],
  screenReader: [
    'The first price is read where it stands. A later one is announced politely, once, by `announcement`.',
  ],
  dos: ['Use it beside what changes the price: a slider, a choice of plan, the currency.'],
  donts: ['Do not use it in lists: many prices would speak at once. Take Price there.'],
};
