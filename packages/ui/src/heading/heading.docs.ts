import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Heading',
  summary: 'The title of a page or section. `level` sets its place in the page outline, `size` only its appearance.',

  anatomy: [['root', 'The `<h1>` to `<h6>`.']],
  screenReader: ['A heading of its level, which screen reader users can navigate by.'],
  dos: ['Use one `level={1}` per page.', 'Choose the level by the outline and the size by appearance.'],
  donts: ['Do not skip levels.', 'Do not use it for bold text: use Text.'],
};
