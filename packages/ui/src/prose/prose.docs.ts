import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Prose',
  summary:
    'Styles long text, such as help, news and legal texts. Pass elements as children, or HTML sanitised on the server.',

  anatomy: [['root', 'The text.']],
  unionProps: [
    ['children', 'ReactNode', 'The text as elements.'],
    ['html', 'string', 'HTML sanitised on the server, instead of children.'],
  ],
  screenReader: [
    'Headings, lists and tables keep their semantics. Table cells show column names on phones.',
    'The `data-label` of `ins` and `del`, such as "added:", is announced before the text.',
  ],
  dos: ['Sanitise on the server: `html` is inserted as is.', 'Start headings one level below the page’s heading.'],
  donts: ['Do not use it for interface text.', 'Do not style individual elements.'],
};
