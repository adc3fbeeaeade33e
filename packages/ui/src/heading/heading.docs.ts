import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Heading',
  summary:
    'The title of a page or of a part of it. `level` is its place in the outline of the page, `size` only how large it is.',

  anatomy: [['root', 'The `<h1>` to `<h6>`.']],
  screenReader: ['A heading of its level: visitors jump from one to the next.'],
  dos: ['Use one `level={1}` on a page.', 'Choose the level by the outline, then the size by the look.'],
  donts: ['Do not skip a level.', 'Do not use it for bold text: that is a Text.'],
};
