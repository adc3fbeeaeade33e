import { useState } from 'react';
import { CommandMenu, useCommandKey } from '@hoster/ui/command-menu';
import { KeyHint } from '@hoster/ui/key-hint';
import { LinkButton } from '@hoster/ui/link-button';

const groups = [
  {
    label: 'Pages',
    commands: [
      { id: 'services', label: 'Services', href: '#services' },
      { id: 'billing', label: 'Billing', keywords: 'invoices payment', href: '#billing' },
    ],
  },
  { label: 'Actions', commands: [{ id: 'restart', label: 'Restart web-01', onChoose: () => {} }] },
];

export function Example() {
  const [open, setOpen] = useState(false);
  useCommandKey(() => setOpen(!open));
  return (
    <>
      <LinkButton
        href="#search"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        trailing={<KeyHint keys={['Ctrl', 'K']} label="Control K" apple={{ keys: ['⌘', 'K'], label: 'Command K' }} />}
      >
        Search
      </LinkButton>
      <CommandMenu
        open={open}
        onClose={() => setOpen(false)}
        title="Search pages and actions"
        closeLabel="Close"
        groups={groups}
        emptyLabel={(text) => `Nothing found for “${text}”`}
        countLabel={(count) => `${count} results`}
      />
    </>
  );
}
