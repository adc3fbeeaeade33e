import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Disclosure } from './disclosure.tsx';

export const docs: ComponentDocs = {
  name: 'Disclosure',
  summary:
    'Shows and hides a text by the browser’s own `<details>`: it works without script. Several with one `name` are an accordion. Where panels need animation or an “open all” button, take Accordion.',
  apg: 'disclosure',
  anatomy: [
    ['root', 'The `<details>`; open, it has the attribute `open`.'],
    ['summary', 'What is always seen, and opens.'],
    ['content', 'What is shown and hidden.'],
  ],
  keyboard: {
    specimen: () => (
      <Disclosure summary={<span data-part="question">Refund</span>}>
        <p>Within 30 days</p>
      </Disclosure>
    ),
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Opens the text.',
        from: 'part summary',
        native: true,
        expect: { expanded: 'part summary', shown: 'text Within 30 days', focused: 'part summary' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Closes the open text.',
        from: 'part summary',
        given: { press: ['Enter'], until: { expanded: 'part summary' } },
        native: true,
        expect: { collapsed: 'part summary', gone: 'text Within 30 days' },
      },
    ],
  },
  screenReader: [
    'The summary is announced as a disclosure triangle or a button, expanded or collapsed, by the browser.',
    'With `headingLevel` it is a heading too; some screen readers then leave out the heading’s level.',
  ],
  dos: ['Write a summary that says what is inside.', 'Use one `name` for a list where one answer is open at a time.'],
  donts: ['Do not put links or buttons into the summary.', 'Do not hide what is needed to decide.'],
};
