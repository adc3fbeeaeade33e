import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Spinner',
  summary:
    'A loading indicator for content with an unknown layout. If the layout is known, use Skeleton; for buttons, `loading`.',

  anatomy: [
    ['root', 'Icon and text, `role="status"`.'],
    ['arc', 'The spinning icon; not animated with reduced motion.'],
  ],
  screenReader: ['`label` is announced once.'],
  dos: ['Describe what is loading.'],
  donts: ['Do not show several at the same time.', 'Do not cover the page with it.'],
};
