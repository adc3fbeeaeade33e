import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'ServerChassis',
  summary:
    'Shows the front of a server with the selected disks in its bays, also as a thumbnail in a table cell. For several servers in a rack, use Rack. Server-rendered.',

  anatomy: [
    ['root', 'The `<figure>`; `data-sold-out` is its state.'],
    ['bay', 'A disk bay; `data-disk` is its kind or `empty`. A thumbnail has none.'],
  ],
  screenReader: [
    'An image described by `label`. Text on the disks is not read.',
    'Without `label`, the picture is hidden: for one whose facts are in the text beside it.',
  ],
  dos: ['Describe everything in `label`: units, bays, disks.', 'Keep `mark` to five characters.'],
  donts: [
    'Do not rely on the dashes of `soldOut`: say it in words, too.',
    'Do not use it as the only description of the configuration.',
  ],
};
