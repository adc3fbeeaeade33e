import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'VisuallyHidden',
  summary: 'Hides text visually but not from screen readers. To hide content from everyone, use Hidden.',

  anatomy: [['root', 'The visually hidden text.']],
  screenReader: ['Read in document order.'],
  dos: ['Use it if sighted users get the meaning from the layout: “Price” in a column of prices.'],
  donts: [
    'Do not put focusable elements in it: use SkipLink.',
    'Do not use it for information that sighted users need too.',
  ],
};
