import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'ServerChassis',
  summary:
    'Shows the front of a server with the selected disks in its bays, also as a thumbnail in a table cell. For several servers in a rack, use Rack. Server-rendered.',

  anatomy: [
    ['root', 'The `<figure>`.'],
    ['bay', 'A disk bay; `data-disk` is its kind or `empty`.'],
  ],
  screenReader: ['An image described by `label`. Text on the disks is not read.'],
  dos: ['Describe everything in `label`: units, bays, disks.', 'Keep `mark` to five characters.'],
  donts: ['Do not use it as the only description of the configuration.'],
};
