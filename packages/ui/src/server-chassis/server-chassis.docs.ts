import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'ServerChassis',
  summary:
    'The front of a server with the chosen disks in its bays. It follows every choice, and is drawn on the server too.',

  anatomy: [
    ['root', 'The `<figure>`.'],
    ['bay', 'A place for a disk; `data-disk` is its kind or `empty`.'],
  ],
  screenReader: ['An image described by `label`; what is written on the disks is not read.'],
  dos: ['Say all of it in `label`: units, bays, disks.', 'Keep `mark` to five characters.'],
  donts: ['Do not let it be the only place where the configuration stands.'],
};
