import { useState } from 'react';
import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Button } from '../button/button.tsx';
import { Says } from '../../docs-page/says.tsx';
import { CommandMenu } from './command-menu.tsx';

function Specimen({ say }: { say: (words: string) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandMenu
        open={open}
        onClose={() => setOpen(false)}
        title="Commands"
        closeLabel="Close"
        groups={[
          {
            label: 'Servers',
            commands: ['Restart', 'Rename', 'Reinstall'].map((label) => ({
              id: label,
              label,
              onChoose: () => say(`Chosen: ${label}`),
            })),
          },
        ]}
        emptyLabel={(text) => `Nothing found for “${text}”`}
        countLabel={(count) => `${count} results`}
      />
    </>
  );
}

const opened = { press: ['Enter'], until: { focused: 'combobox Commands', active: 'option Restart' } } as const;

export const docs: ComponentDocs = {
  name: 'CommandMenu',
  summary:
    'A dialog that finds commands and pages by a few letters, opened with ⌘K or Ctrl K. It shortens ways that exist elsewhere. To choose a value, use Combobox; for a few commands about one thing, Menu; to search articles, SuggestField.',
  apg: 'combobox',
  anatomy: [
    ['root', 'The dialog.'],
    ['title', 'Its name, for screen readers.'],
    ['field', 'The row with the field.'],
    ['input', 'The field, `role="combobox"`.'],
    ['close', 'The close button.'],
    ['list', 'The list, which is always open.'],
    ['group', 'Commands of a group below its name.'],
    ['option', 'A command, a link if it has an address. The active one has `data-active`.'],
    ['message', 'Loading, failed or empty. Announced by a live region.'],
    ['hints', 'At the bottom: what keys do.'],
  ],
  keyboard: {
    specimen: () => <Says>{(say) => <Specimen say={say} />}</Says>,
    rows: [
      {
        keys: ['ArrowDown'],
        does: 'Moves to the next command, from the last to the first. Focus stays in the field.',
        from: 'button Search',
        given: opened,
        expect: { active: 'option Rename', focused: 'combobox Commands' },
      },
      {
        keys: ['ArrowUp'],
        does: 'Moves to the previous command, from the first to the last.',
        from: 'button Search',
        given: opened,
        expect: { active: 'option Reinstall' },
      },
      {
        keys: ['Enter'],
        does: 'Chooses the active command and closes the menu. With Ctrl or ⌘, a link opens in a new tab.',
        from: 'button Search',
        given: opened,
        expect: { gone: 'dialog', shown: 'text Chosen: Restart' },
      },
      {
        keys: ['Escape'],
        does: 'Closes the menu and returns focus.',
        from: 'button Search',
        given: opened,
        expect: { gone: 'dialog', focused: 'button Search' },
      },
      {
        keys: ['Tab'],
        does: 'Moves focus to the close button. It stays inside the dialog.',
        from: 'button Search',
        given: opened,
        expect: { focused: 'button Close' },
      },
    ],
  },
  screenReader: [
    'A dialog and a combobox with the name `title`. The active command is announced with its group and position.',
    'While typing, the number of matches, `emptyLabel`, `loadingLabel` or `searchError` is announced.',
  ],
  dos: [
    'Open it from a link to the search page, which works without script, and call `useCommandKey`.',
    'Name commands by verb and object: “Restart web-01”.',
    'Load it when it is first opened: `lazy(() => import(…))`.',
  ],
  donts: [
    'Do not make it the only way to a page or an action.',
    'Do not run dangerous actions directly: open their ConfirmDialog.',
  ],
};
