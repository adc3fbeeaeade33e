import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Disclosure } from './disclosure.tsx';

export const docs: ComponentDocs = {
  name: 'Disclosure',
  summary:
    'Shows and hides content with a native `<details>`, which works without JavaScript. Several with the same `name` form an accordion. For animation or an “Expand all” button, use Accordion.',
  apg: 'disclosure',
  anatomy: [
    ['root', 'The `<details>`; has `open` when open.'],
    ['summary', 'The trigger, always visible.'],
    ['content', 'The collapsible content.'],
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
        does: 'Opens the content.',
        from: 'part summary',
        native: true,
        expect: { expanded: 'part summary', shown: 'text Within 30 days', focused: 'part summary' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Closes the open content.',
        from: 'part summary',
        given: { press: ['Enter'], until: { expanded: 'part summary' } },
        native: true,
        expect: { collapsed: 'part summary', gone: 'text Within 30 days' },
      },
    ],
  },
  screenReader: [
    'The summary is announced as a disclosure triangle or a button, expanded or collapsed, depending on the browser.',
    'With `headingLevel`, it is also a heading; some screen readers omit the level.',
  ],
  dos: ['Describe the content in the summary.', 'Use the same `name` for a list in which one item is open at a time.'],
  donts: ['Do not put links or buttons in the summary.', 'Do not hide information that users need to make a decision.'],
};
