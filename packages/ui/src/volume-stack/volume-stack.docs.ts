import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'VolumeStack',
  summary: 'Backups as plates on a pile, each as thick as it is large; the free part is dashed.',

  anatomy: [
    ['root', 'The `<figure>`.'],
    ['volume', 'One plate.'],
  ],
  screenReader: ['An image described by `label`: how many backups, and how much of the room they take.'],
  dos: ['Order the volumes from the oldest.', 'Mark the one in question with `active`.'],
  donts: ['Do not draw more than about eight: name the rest in words.'],
};
