import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Pagination } from './pagination.tsx';

export const docs: ComponentDocs = {
  name: 'Pagination',
  summary:
    'Links to the pages of a long list, which crawlers can follow and users can open in new tabs. Renders nothing for a single page. For a list that grows in place, use LoadMore.',
  anatomy: [
    ['root', 'The landmark, a `nav` with the name `label`.'],
    ['summary', 'The current page as text.'],
    ['jump', 'The field to go to a page, with its button and error.'],
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
        does: 'Moves focus to the next link.',
        from: 'link Previous',
        expect: { focused: 'link Page 1 of 3' },
      },
      {
        keys: ['Enter'],
        press: ['9', 'Enter'],
        does: 'In the page field, goes to the page, or shows an error and keeps focus.',
        from: 'field Go to page',
        expect: { shown: 'text Enter a number from 1 to 3', focused: 'field Go to page' },
      },
    ],
  },
  screenReader: [
    'A navigation landmark. Links are named by `pageLabel`, and the current page is announced as such.',
    'Without a previous or next page, the link is announced as unavailable. It isn’t a tab stop.',
  ],
  dos: ['Include filters in the URLs of `hrefFor`.', 'Include the number of pages in `pageLabel`: “Page 3 of 12”.'],
  donts: ['Do not load pages that have a URL with JavaScript only.', 'Do not paginate fewer than about twenty items.'],
};
