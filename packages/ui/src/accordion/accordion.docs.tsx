import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { AccordionItem } from './accordion-item.tsx';
import { Accordion } from './accordion.tsx';

export const docs: ComponentDocs = {
  name: 'Accordion',
  summary:
    'Headings that open and close the text under them, one or several at a time. Closed text stays in the document for crawlers and find-in-page. On pages that must work without script take Disclosure; for navigation AccordionMenu.',
  apg: 'accordion',
  anatomy: [
    ['root', 'All items.'],
    ['item', 'One heading with its panel; `data-value` is its value, `data-state` is `open` or `closed`.'],
    ['header', 'The heading, of the level `headingLevel`; its only child is the button.'],
    ['trigger', 'The button.'],
    ['icon', 'Slot before the title.'],
    ['aside', 'Slot after the title: a badge or a count.'],
    ['track', 'What grows from nothing to the height of the content.'],
    [
      'panel',
      'The text; closed it is `hidden="until-found"`. With `headingLevel` a landmark while there are at most six.',
    ],
    ['content', 'The padding inside the panel.'],
    ['[data-component="accordion-toggle-all"]', 'AccordionToggleAll: opens or closes every item.'],
  ],
  unionProps: [
    ['type', '"single" | "multiple"', 'Whether one or several may be open.'],
    ['value', 'string | string[]', 'The open item or items; given, the owner decides.'],
    ['defaultValue', 'string | string[]', 'The open item or items at first.'],
    ['onValueChange', '(value) => void', 'Told of each change.'],
    [
      'collapsible',
      'boolean',
      'With `type="single"`: whether the open item can be closed by its own button. True by default.',
    ],
  ],
  keyboard: {
    specimen: () => (
      <Accordion headingLevel={2}>
        <AccordionItem value="setup" title="Setup">
          <p>Two minutes</p>
        </AccordionItem>
        <AccordionItem value="backup" title="Backup">
          <p>Every day</p>
        </AccordionItem>
      </Accordion>
    ),
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Opens the panel; where one is open at a time, the others close.',
        from: 'button Setup',
        expect: { expanded: 'button Setup', shown: 'text Two minutes', collapsed: 'button Backup' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Closes the open panel, unless `collapsible` is false.',
        from: 'button Setup',
        given: { press: ['Enter'], until: { expanded: 'button Setup' } },
        expect: { collapsed: 'button Setup', focused: 'button Setup' },
      },
      {
        keys: ['Tab'],
        does: 'Goes to the next heading: every one is a stop of Tab. Panels with something to operate come between.',
        from: 'button Setup',
        expect: { focused: 'button Backup' },
      },
      {
        keys: ['Shift+Tab'],
        does: 'Goes back.',
        from: 'button Backup',
        expect: { focused: 'button Setup' },
      },
      {
        keys: ['ArrowDown', 'ArrowUp', 'Home', 'End'],
        does: 'Nothing: APG dropped these keys in April 2026. `arrowKeys` brings them back.',
        from: 'button Setup',
        expect: { focused: 'button Setup' },
      },
    ],
  },
  screenReader: [
    'Each title is a button, announced as expanded or collapsed; with `headingLevel` it stands in a heading.',
    'Under headings up to six panels are regions named by their titles; more would crowd the list of landmarks.',
    'AccordionToggleAll announces its result by `expandedMessage` and `collapsedMessage`.',
  ],
  dos: [
    'Give `headingLevel` the level that fits the page around.',
    'Write titles that can be understood alone: “Are there backups?”.',
    'Give an item an `id`: a link to `#id` opens it.',
  ],
  donts: [
    'Do not hide what most visitors need.',
    'Do not put a button or a link into a title: it stands in a button already.',
  ],
};
