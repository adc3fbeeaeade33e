import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'VolumeStack',
  summary: 'Shows backups as a stack of plates, each as thick as its size. The free part is dashed.',

  anatomy: [
    ['root', 'The `<figure>`.'],
    ['volume', 'One plate.'],
  ],
  screenReader: ['An image described by `label`, with the number of backups and the space they use.'],
  dos: ['Order volumes from oldest to newest.', 'Highlight the relevant volume with `active`.'],
  donts: ['Do not show more than about eight: describe the rest as text.'],
};
