import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'EmptyState',
  summary:
    'Shown in place of an empty list or a search without results, with the next step. If content failed to load, use ErrorState.',

  anatomy: [
    ['root', 'The root.'],
    ['picture', 'A decorative image, hidden from screen readers.'],
    ['actions', 'What to do next.'],
    ['[data-component="empty-picture"]', 'EmptyPicture: a drawing of what will appear.'],
  ],
  screenReader: ['The title is a heading of `level`. The image is hidden.'],
  dos: [
    'Use `align="center"` and a picture where a whole page is empty, and neither in a small part of one.',
    'Describe what will appear here and offer the first step.',
    'After a search, offer to remove a filter.',
  ],
  donts: ['Do not just state “You have no servers”: offer an action.', 'Do not show it while loading: use Skeleton.'],
};
