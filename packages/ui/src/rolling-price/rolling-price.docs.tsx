import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'RollingPrice',
  summary:
    'A Price that animates changes: the new amount rolls in from below or above and is announced after a short delay. With reduced motion, it is replaced without animation.',
  anatomy: [
    ['root', 'The Price; its other parts are those of Price.'],
    ['amount', 'The animated amount.'],
  ],
  unionProps: [
    ['amount', 'Amount | null', 'Required, as in Price: integer cents or decimal text. Null shows a dash.'],
    ['unknownLabel', 'string', 'Announced instead of the dash; required if `amount` may be missing.'],
    ['old', 'Amount', 'The old price, struck through.'],
    ['oldLabel', 'string', 'Announced before the old price; required with `old`.'],
    ['announcement', '(price: string) => string', 'Announcement of a new price; only the price by default.'],
  ],
  screenReader: ['The initial price is read in place. Later ones are announced politely, once, with `announcement`.'],
  dos: ['Use it next to controls that change the price, such as a slider, plan selection or currency.'],
  donts: ['Do not use it in lists, where many prices would be announced together: use Price.'],
};
