import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'ContentBlock',
  summary:
    'Limits the width of a form, a list or text in a wide page, without centring it. To centre the content of a page with margins, use Container; to limit lines to 66 characters, Text with `measure`.',

  anatomy: [['root', 'The box with the maximum width.']],
  screenReader: ['Not exposed to screen readers.'],
  dos: ['Use `width="small"` for forms with one or two short fields.'],
  donts: ['Do not use it in a column that is narrow already.'],
};
