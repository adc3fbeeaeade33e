import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'FormPage',
  summary:
    'A page with one short form in its middle: signing in, confirming, resetting a password. For pages with several parts, use PageBody.',

  anatomy: [
    ['root', 'The narrow column in the middle of the page.'],
    ['head', 'Title and intro.'],
    ['footer', 'A link to another page, below a line.'],
  ],
  screenReader: ['The title is the heading of the page. With `element="main"`, the form is in the main landmark.'],
  dos: [
    'Ask for one thing on each page.',
    'Use the footer to link to the page that others need: “New here? Create an account”.',
  ],
  donts: ['Do not put more than one form in it, except for other ways to the same end.'],
};
