import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Rack } from './rack.tsx';

export const docs: ComponentDocs = {
  name: 'Rack',
  summary:
    'Servers in a rack, drawn with their true heights and bays, to look at, to open, or, with `name`, to choose from. For one server, use ServerChassis; to compare figures, Table with thumbnails of ServerChassis.',
  apg: 'radio',
  anatomy: [
    ['root', 'The group around the list of servers, from the top.'],
    ['server', 'A server; `data-sold-out` and `data-chosen` are its states.'],
    ['free', 'The free units at the bottom.'],
    ['slot', 'The drawing: rails with numbers of units, and the front of the server.'],
    ['bay', 'A disk bay; `data-disk` is its kind or `empty`.'],
    ['text', 'What is written beside it, or below the rack on phones.'],
    ['note', 'The second line.'],
    ['link', 'The link of a server with `href`. Its area is the whole entry.'],
  ],
  keyboard: {
    specimen: () => (
      <Rack
        label="Server"
        name="keyboard-rack"
        defaultValue="web"
        servers={[
          { id: 'web', label: 'web-01', bays: 4, disks: [] },
          { id: 'db', label: 'db-01', bays: 4, disks: [] },
          { id: 'spare', label: 'spare-01', bays: 4, disks: [] },
        ]}
      />
    ),
    rows: [
      {
        keys: ['ArrowDown', 'ArrowRight'],
        does: 'Chooses the next server that isn’t sold out. In a rack of links, use Tab.',
        from: 'radio web-01',
        expect: { focused: 'radio db-01', checked: 'radio db-01' },
      },
      {
        keys: ['ArrowUp', 'ArrowLeft'],
        does: 'Chooses the previous server, from the first to the last, except in WebKitGTK.',
        from: 'radio web-01',
        expect: { focused: 'radio spare-01', checked: 'radio spare-01' },
      },
    ],
  },
  screenReader: [
    'A group named by `label` with a list of names and notes. With `name`, radio buttons whose notes are their descriptions.',
    'The drawings and the numbers of units are hidden.',
  ],
  dos: ['Say height and disks in `label` and `note`.', 'Say in `note` that a server is sold out.'],
  donts: ['Do not show more than about twelve servers: use a Table.'],
};
