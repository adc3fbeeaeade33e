import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Fieldset',
  summary:
    'Groups fields that belong together, such as the drives of a server, with an error for the group. Groups of checkboxes and radio buttons have a fieldset already: use CheckboxGroup, RadioGroup, RadioCards or RadioTiles.',
  anatomy: [
    ['root', 'The `<fieldset>`; receives focus from links in FormErrors.'],
    ['legend', 'The name of the group.'],
    ['error', 'The error of the group as a whole.'],
  ],
  screenReader: ['A group labelled by its legend and described by its error. The error is announced when it appears.'],
  dos: [
    'Use `legendHidden` if a heading above says the same.',
    'Show the error of a single field at the field, not here.',
  ],
  donts: ['Do not nest fieldsets more than once: their legends are announced together.'],
};
