import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Price',
  summary:
    'The only way a price is shown: sign, grouping and rounding are exact and the same on every machine. Without React, `formatPrice` of `@hoster/ui/format-price` prints the same characters.',

  anatomy: [
    ['root', 'All of it.'],
    ['from', 'The word before: “from”.'],
    ['old', 'The old price, struck.'],
    ['discount', 'What is saved, after the old price: “−15 %”.'],
    [
      'amount',
      'The figure, a `<data>` with the plain value. Its pieces are parts too: `symbol`, `integer`, `fraction`, `space`, `minus`, `plus`.',
    ],
    ['unknown', 'The dash of a price that is not known.'],
    ['period', 'What it is for: “/mo”.'],
    ['note', 'The line under it: “without VAT”.'],
  ],
  unionProps: [
    [
      'amount',
      'Amount | null',
      'Whole cents or decimal text: `{ cents: 1250 }`, `{ decimal: "12.50" }`. Null shows a dash.',
    ],
    ['unknownLabel', 'string', 'Spoken for the dash; required where `amount` may be missing.'],
    ['old', 'Amount', 'The price before, struck.'],
    ['oldLabel', 'string', 'Spoken before the struck price; required with `old`.'],
  ],
  screenReader: [
    '`periodLabel` is spoken for the short form: “per month”.',
    '`oldLabel` is spoken before the struck price: most screen readers do not speak strokes.',
    'An unknown price is spoken by `unknownLabel`.',
  ],
  dos: [
    'Give amounts in whole cents or decimal text.',
    'Show the currency and the tax that the visitor will pay.',
    'Set `fixed` and `mono` in columns of figures.',
  ],
  donts: [
    'Do not multiply amounts yourself: the currency has a `multiplier`.',
    'Do not show two currencies beside each other.',
  ],
};
