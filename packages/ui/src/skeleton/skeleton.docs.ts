import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Skeleton',
  summary:
    'Stands where something will be, in its size, so that nothing jumps. Where the layout is not known take Spinner.',

  anatomy: [
    ['root', 'The grey shape, silent.'],
    [
      '[data-component="skeleton-region"]',
      'SkeletonRegion: around all skeletons of one place; busy, and announced once.',
    ],
  ],
  unionProps: [['label', 'string', 'Of SkeletonRegion, required: what is loading, announced once.']],
  screenReader: ['The shapes are silent; SkeletonRegion says `label` once and is busy until it goes.'],
  dos: ['Take the size of what comes.', 'One SkeletonRegion for each place.'],
  donts: [
    'Do not show it for less than about a third of a second.',
    'Do not use it for buttons that are waiting: `loading` is theirs.',
  ],
};
