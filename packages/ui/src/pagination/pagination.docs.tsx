import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Pagination } from './pagination.tsx';

export const docs: ComponentDocs = {
  name: 'Pagination',
  summary:
    'Pages of a long list by real links, which crawlers follow and which open in a new tab. A single page draws nothing. For a list that grows in place take LoadMore.',
  anatomy: [
    ['root', 'The landmark, a `nav` with the name `label`.'],
    ['summary', 'Which page this is, in words.'],
    ['jump', 'The field for the number of a page, with its button and its error.'],
  ],
  keyboard: {
    specimen: () => (
      <Pagination
        label="Pages"
        page={2}
        pageCount={3}
        hrefFor={(page) => `#page-${page}`}
        pageLabel={(page) => `Page ${page} of 3`}
        previousLabel="Previous"
        nextLabel="Next"
        jump={{ label: 'Go to page', goLabel: 'Go', errorLabel: 'Enter a number from 1 to 3' }}
      />
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Goes from link to link.',
        from: 'link Previous',
        expect: { focused: 'link Page 1 of 3' },
      },
      {
        keys: ['Enter'],
        press: ['9', 'Enter'],
        does: 'In the field for a page: goes there; for a number that is no page it says so and keeps the focus.',
        from: 'field Go to page',
        expect: { shown: 'text Enter a number from 1 to 3', focused: 'field Go to page' },
      },
    ],
  },
  screenReader: ['A navigation landmark; each link is named by `pageLabel`, the current one is announced as such.'],
  dos: [
    'Keep the filters in the addresses of `hrefFor`.',
    'Say in `pageLabel` how many pages there are: “Page 3 of 12”.',
  ],
  donts: ['Do not load by script what has an address.', 'Do not page fewer than about twenty entries.'],
};
