import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Status',
  summary:
    'The state of a thing in words, with a sign of its own shape: active, awaiting payment, failed. For what does not change take Badge.',

  anatomy: [
    ['root', 'Sign and words; `data-tone` is the kind.'],
    ['icon', 'The sign; it turns while `pending`.'],
  ],
  screenReader: [
    'Read as its words; the sign is silent. Give `role="status"` to one that changes before the visitor’s eyes.',
  ],
  dos: ['Use the same words for the same state everywhere.'],
  donts: ['Do not invent tones for your own states: choose the nearest.'],
};
