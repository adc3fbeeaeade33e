import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { FormSection } from './form-section.tsx';

export const docs: ComponentDocs = {
  name: 'FormSection',
  summary:
    'A numbered section of a long form, such as the options of an order. Put the sections in FormSections, which numbers them. Sections that most users skip can be collapsible. For questions and answers, use Disclosure or Accordion.',
  apg: 'disclosure',
  anatomy: [
    ['[data-component="form-sections"]', 'Numbers the sections inside.'],
    ['root', 'The `<section>`, labelled by its heading.'],
    ['header', 'The line of the heading, if the section isn’t collapsible.'],
    ['summary', 'The line of the heading as trigger, if the section is collapsible.'],
    ['title', 'The heading with its number.'],
    ['value', 'The current selection.'],
    ['description', 'Help text above the fields.'],
    ['content', 'The fields.'],
  ],
  keyboard: {
    specimen: () => (
      <FormSection id="docs-panel" title="Control panel" value="None" collapsible>
        <p>cPanel</p>
      </FormSection>
    ),
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Opens the section.',
        from: 'part summary',
        native: true,
        expect: { expanded: 'part summary', shown: 'text cPanel', focused: 'part summary' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Closes the open section.',
        from: 'part summary',
        given: { press: ['Enter'], until: { expanded: 'part summary' } },
        native: true,
        expect: { collapsed: 'part summary', gone: 'text cPanel' },
      },
    ],
  },
  screenReader: [
    'A region labelled by its heading. Users can move between sections by heading or by landmark.',
    'The trigger of a collapsible section is announced as a disclosure triangle or a button, expanded or collapsed, with heading and value.',
  ],
  dos: [
    'Show the current selection with `value`, so that it stays visible while the section is collapsed.',
    'Open a section that contains an error.',
  ],
  donts: [
    'Do not collapse a section that every user has to complete.',
    'Do not put links or buttons in the title or value.',
  ],
};
