import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'FieldRows',
  summary:
    'Lists number fields and checkboxes with a price each, one per row, such as the extra services of an order. For options of which users select one, use RadioTiles or RadioCards.',
  anatomy: [
    ['root', 'The rows.'],
    ['[data-component="field-row"]', 'A field with its price.'],
    ['field', 'The field.'],
    ['aside', 'The price, at the end of the row or below the field.'],
    ['error', 'The error of the rows as a whole.'],
  ],
  screenReader: [
    'Not exposed to screen readers. The price is read after its field, and an error is announced when it appears.',
  ],
  dos: ['Name the unit of the price: “€2 per TB”.', 'Put the rows in a Fieldset or a FormSection with a name.'],
  donts: ['Do not put more than one field in a row.'],
};
