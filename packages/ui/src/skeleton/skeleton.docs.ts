import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Skeleton',
  summary:
    'A placeholder of the size of loading content, to prevent layout shifts. If the layout is unknown, use Spinner.',

  anatomy: [
    ['root', 'The placeholder, hidden from screen readers.'],
    [
      '[data-component="skeleton-region"]',
      'SkeletonRegion: wraps all skeletons of one region; busy and announced once.',
    ],
  ],
  unionProps: [['label', 'string', 'Required by SkeletonRegion: describes what is loading, announced once.']],
  screenReader: ['Placeholders are hidden. SkeletonRegion announces `label` once and is busy until removed.'],
  dos: ['Match the size of the content.', 'Use one SkeletonRegion per region.'],
  donts: [
    'Do not show it for less than about a third of a second.',
    'Do not use it for pending buttons: use `loading`.',
  ],
};
