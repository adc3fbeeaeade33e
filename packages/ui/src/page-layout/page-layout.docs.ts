import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'PageLayout',
  summary:
    'Lays out a page with a header, a main column and an aside that stays in view, such as a form with its summary. Put it in a Container. For columns of other widths, use Columns.',
  anatomy: [
    ['root', 'The page with its space above and below.'],
    ['header', 'The `<header>` above both columns.'],
    ['content', 'The main column.'],
    ['aside', 'The `<aside>`: sticky from 1024 px, below the content in smaller windows.'],
  ],
  screenReader: ['The aside is a complementary landmark. Content is read in source order: header, content, aside.'],
  dos: [
    'Put what users need in every part of a long page in the aside.',
    'Repeat its most important action for small windows, where the aside is at the end.',
  ],
  donts: ['Do not put navigation in the aside.'],
};
