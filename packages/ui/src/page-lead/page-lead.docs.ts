import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'PageLead',
  summary:
    'The start of a page about a service: its title, one sentence, and its main figures in PageFacts. For a single large figure, use Stat; for a form, FormPage.',

  anatomy: [
    ['root', 'The Container, a `<header>`.'],
    ['text', 'The title with its sentence.'],
    ['marked', 'The picture and the title beside it.'],
    ['[data-component="page-facts"]', 'PageFacts: the `<dl>` of the figures.'],
    ['[data-component="page-fact"]', 'PageFact: one figure, a `<div>` in the `<dl>`.'],
    ['name', 'The name of the figure.'],
    ['value', 'The figure.'],
  ],
  screenReader: [
    'A heading of level 1 and a paragraph, then a list of terms and values. Hide a picture that says the same as the title.',
  ],
  dos: ['Use two or four facts; eight with `columns={4}`.', 'Name figures in lower case: “data centres”.'],
  donts: ['Do not use it more than once on a page.', 'Do not show facts that differ between the plans of the page.'],
};
