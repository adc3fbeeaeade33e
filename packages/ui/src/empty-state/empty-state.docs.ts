import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'EmptyState',
  summary:
    'Nothing is here, and this is what to do about it: an empty list, a search without results. If it failed to load, take ErrorState.',

  anatomy: [
    ['root', 'All of it.'],
    ['picture', 'A decoration, silent.'],
    ['actions', 'What to do next.'],
  ],
  screenReader: ['The title is a heading of `level`; the picture is hidden.'],
  dos: [
    'Say what will stand here, and offer the first step.',
    'After a search, offer to take back the narrowest filter.',
  ],
  donts: ['Do not stop at “You have no servers”: say what to do.', 'Do not show it while loading: that is a Skeleton.'],
};
