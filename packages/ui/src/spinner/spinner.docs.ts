import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Spinner',
  summary:
    'A wait of unknown length for something whose layout is not known. Where it is known take Skeleton; a button has `loading` of its own.',

  anatomy: [
    ['root', 'Sign and words, `role="status"`.'],
    ['arc', 'The turning sign; it stands still where no motion is wanted.'],
  ],
  screenReader: ['`label` is announced once.'],
  dos: ['Say what is being waited for.'],
  donts: ['Do not show several in one view.', 'Do not cover the page with it.'],
};
