import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Band',
  summary:
    'A full-width part of a page that presents something: a title, and content below or beside it. For the sections of a page with settings, use Section; for a box, Card.',

  anatomy: [
    ['root', 'The Container, a `<section>` if it has a title.'],
    ['content', 'The grid of title and content, with the line on top.'],
    ['head', 'The title with its note.'],
    ['title', 'The heading of level 2, which names the section.'],
    ['note', 'The sentence or link that belongs to the title.'],
    ['body', 'The content of the side layout.'],
  ],
  screenReader: ['A region named by its title, in the list of landmarks and of headings.'],
  dos: [
    'Use one layout for bands that follow each other, or alternate deliberately.',
    'Use `layout="side"` for questions, lists and long text, whose lines get too long otherwise.',
  ],
  donts: ['Do not nest bands.', 'Do not put more than one child in a side band: use Stack.'],
};
