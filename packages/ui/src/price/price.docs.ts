import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Price',
  summary:
    'Displays a price with exact rounding and the same symbol and separators in every environment. Without React, use `formatPrice` from `@hoster/ui/format-price`.',

  anatomy: [
    ['root', 'The root.'],
    ['from', 'The prefix: “from”.'],
    ['old', 'The old price, struck through.'],
    ['discount', 'The discount after the old price: “−15 %”.'],
    [
      'amount',
      'The amount, a `<data>` with the plain value. Its pieces are parts too: `symbol`, `integer`, `fraction`, `space`, `minus`, `plus`.',
    ],
    ['unknown', 'The dash of an unknown price.'],
    ['period', 'The billing period: “/mo”.'],
    ['note', 'The note below: “without VAT”.'],
  ],
  unionProps: [
    [
      'amount',
      'Amount | null',
      'Whole cents or decimal text: `{ cents: 1250 }`, `{ decimal: "12.50" }`. Null shows a dash.',
    ],
    ['unknownLabel', 'string', 'Announced instead of the dash; required if `amount` may be missing.'],
    ['old', 'Amount', 'The old price, struck through.'],
    ['oldLabel', 'string', 'Announced before the old price; required with `old`.'],
  ],
  screenReader: [
    '`periodLabel` is announced instead of the short form: “per month”.',
    '`oldLabel` is announced before the old price, because most screen readers don’t announce strikethrough.',
    '`unknownLabel` is announced for an unknown price.',
  ],
  dos: [
    'Pass amounts in integer cents or decimal text.',
    'Show the currency and tax that the customer will pay.',
    'Set `fixed` and `mono` in columns.',
  ],
  donts: [
    'Do not convert amounts yourself: use the currency’s `multiplier`.',
    'Do not show two currencies side by side.',
  ],
};
