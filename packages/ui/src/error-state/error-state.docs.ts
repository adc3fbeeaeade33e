import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'ErrorState',
  summary:
    'Shown in place of content that failed to load, with what happened and what to do. For form errors, use FormErrors.',

  anatomy: [
    ['root', 'The root, `role="alert"`.'],
    ['code', 'Status and request ID for support; selected on click.'],
    ['actions', 'Actions: try again, go elsewhere, contact support.'],
  ],
  screenReader: ['Announced immediately when it appears.', 'The title is a heading of `level`.'],
  dos: ['Reassure users: “Your configuration is saved”.', 'Offer to try again.'],
  donts: [
    'Do not show raw server errors: they don’t help users and may reveal internals.',
    'Do not use it for “not found”: use EmptyState.',
  ],
};
