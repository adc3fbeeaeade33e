import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { AccordionItem } from './accordion-item.tsx';
import { Accordion } from './accordion.tsx';

export const docs: ComponentDocs = {
  name: 'Accordion',
  summary:
    'Collapsible sections with headings, one or several open at a time. Closed content stays in the document for crawlers and find-in-page. For pages that must work without JavaScript, use Disclosure; for navigation, AccordionMenu.',
  apg: 'accordion',
  anatomy: [
    ['root', 'All items.'],
    ['item', 'One item with heading and panel; `data-value` is its value, `data-state` is `open` or `closed`.'],
    ['header', 'The heading with level `headingLevel`; its only child is the trigger.'],
    ['trigger', 'The trigger.'],
    ['reason', 'The disabled reason below the trigger.'],
    ['icon', 'Slot before the title.'],
    ['aside', 'Slot after the title, for a badge or a count.'],
    ['track', 'The box that animates to the height of the content.'],
    [
      'panel',
      'The content; `hidden="until-found"` when closed. With `headingLevel`, a landmark if there are at most six items.',
    ],
    ['content', 'The padding inside the panel.'],
    ['[data-component="accordion-toggle-all"]', 'AccordionToggleAll: opens or closes all items.'],
  ],
  unionProps: [
    ['type', '"single" | "multiple"', 'Whether one or several items can be open.'],
    ['value', 'string | string[]', 'The open item or items (controlled).'],
    ['defaultValue', 'string | string[]', 'The initially open item or items (uncontrolled).'],
    ['onValueChange', '(value) => void', 'Called on each change.'],
    [
      'collapsible',
      'boolean',
      'With `type="single"`, whether the open item can be closed with its trigger. True by default.',
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
        does: 'Opens the panel. With `type="single"`, closes the others.',
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
        does: 'Moves focus to the next trigger, or to focusable content of open panels.',
        from: 'button Setup',
        expect: { focused: 'button Backup' },
      },
      {
        keys: ['Shift+Tab'],
        does: 'Moves focus to the previous trigger.',
        from: 'button Backup',
        expect: { focused: 'button Setup' },
      },
      {
        keys: ['ArrowDown', 'ArrowUp', 'Home', 'End'],
        does: 'Do nothing: APG removed these keys in April 2026. `arrowKeys` enables them.',
        from: 'button Setup',
        expect: { focused: 'button Setup' },
      },
    ],
  },
  screenReader: [
    'Each title is a button announced as expanded or collapsed. With `headingLevel`, it is inside a heading.',
    'With headings, up to six panels are regions named by their titles. More would clutter the list of landmarks.',
    'AccordionToggleAll announces its result with `expandedMessage` and `collapsedMessage`.',
  ],
  dos: [
    'Set `headingLevel` to match the page outline.',
    'Write titles that make sense out of context: “Are there backups?”.',
    'Set an `id` to let links to `#id` open the item.',
  ],
  donts: [
    'Do not hide content that most users need.',
    'Do not put buttons or links in a title: it’s already inside a button.',
  ],
};
