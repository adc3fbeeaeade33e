import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'ErrorState',
  summary: 'A part of the page failed: what happened, and what to do. For the errors of a form take FormErrors.',

  anatomy: [
    ['root', 'All of it, `role="alert"`.'],
    ['code', 'Status and request number for support; a press selects it.'],
    ['actions', 'Try again, go elsewhere, ask support.'],
  ],
  screenReader: ['Announced at once when it appears.', 'The title is a heading of `level`.'],
  dos: ['Say what is safe: “Your configuration is saved”.', 'Offer to try again.'],
  donts: [
    'Do not show raw messages of the server: they help nobody and tell attackers too much.',
    'Do not use it for “not found”: that is an EmptyState.',
  ],
};
