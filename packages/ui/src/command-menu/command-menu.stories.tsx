import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Example as Sample } from '../../examples/command-menu.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { LifeBuoy, Plus, Receipt, RotateCcw, Server } from '../icons/index.ts';
import { KeyHint } from '../key-hint/key-hint.tsx';
import { docs } from './command-menu.docs.tsx';
import { CommandMenu, type CommandMenuProps } from './command-menu.tsx';
import type { CommandGroup } from './commands.ts';

const meta: Meta<typeof CommandMenu> = { title: 'App frame/CommandMenu', component: CommandMenu };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const icon = (drawing: typeof Server) => <Icon icon={drawing} size={18} />;
const groups: readonly CommandGroup[] = [
  {
    label: 'Actions',
    commands: [
      {
        id: 'order',
        label: 'Order server',
        icon: icon(Plus),
        href: '#order',
        shortcut: { keys: ['C'], label: 'C' },
      },
      { id: 'restart', label: 'Restart web-01', note: 'Frankfurt, 203.0.113.24', icon: icon(RotateCcw) },
    ],
  },
  {
    label: 'Pages',
    commands: [
      { id: 'services', label: 'Services', icon: icon(Server), href: '#services' },
      { id: 'billing', label: 'Billing', keywords: 'invoices', icon: icon(Receipt), href: '#billing' },
      { id: 'tickets', label: 'Tickets', icon: icon(LifeBuoy), href: '#tickets' },
    ],
  },
];

const Opened = (props: Partial<CommandMenuProps>) => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandMenu
        title="Search pages and actions"
        placeholder="Pages, servers, actions"
        closeLabel="Close"
        groups={groups}
        emptyLabel={(text) => `Nothing found for “${text}”. Try the name or the address of a server.`}
        countLabel={(count) => `${count} results`}
        hints={
          <>
            <span>
              <KeyHint keys={['↑', '↓']} label="Arrow keys" /> Move
            </span>
            <span>
              <KeyHint keys={['Enter']} label="Enter" /> Open
            </span>
            <span>
              <KeyHint keys={['Esc']} label="Escape" /> Close
            </span>
          </>
        }
        {...props}
        open={open}
        onClose={(reason) => {
          setOpen(false);
          return props.onClose?.(reason);
        }}
      />
    </>
  );
};

const field = () => screen.findByRole('combobox', { name: 'Search pages and actions' });

/** Recent commands first, groups, second lines, icons and shortcuts. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Opened
      recent={{
        label: 'Недавние',
        commands: [
          {
            id: 'r1',
            label: 'Выделенный сервер для интернет-магазина',
            note: 'db-01',
            icon: icon(Server),
            href: '#db',
          },
          { id: 'r2', label: 'f0e4c2f76c58916ec258f246851bea091d14d4247a2fc3e18694461b1816e13b', href: '#hash' },
        ],
      }}
    />
  ),
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(screen.getAllByRole('option')).toHaveLength(7);
    await expect(screen.getByRole('dialog').scrollWidth).toBeLessThanOrEqual(screen.getByRole('dialog').clientWidth);
  },
};

/** Typing shows what matches the label, the second line or the keywords. */
export const Typed: StoryObj = {
  render: () => <Opened />,
  play: async () => {
    await userEvent.type(await field(), 'invo');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await expect(screen.getByRole('option', { name: 'Billing' })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('status')).toHaveTextContent('1 results');
  },
};

/** Nothing matches. */
export const MatrixEmpty: StoryObj = {
  parameters: pictured(),
  name: 'Matrix empty',
  render: () => <Opened />,
  play: async () => {
    await userEvent.type(await field(), 'qqq');
    await expect(screen.queryByRole('option')).toBeNull();
    await expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “qqq”');
  },
};

/** While results are loading, what is known already is there. */
export const MatrixLoading: StoryObj = {
  parameters: pictured(),
  name: 'Matrix loading',
  render: () => <Opened onSearch={fn()} loadingLabel="Searching your servers" />,
  play: async () => {
    await userEvent.type(await field(), 'order');
    await expect(screen.getByRole('option', { name: /Order server/ })).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent('Searching your servers');
  },
};

const search = fn();

/** Results couldn’t be loaded: trying again is an option, reached like the others. */
export const MatrixError: StoryObj = {
  parameters: pictured(),
  name: 'Matrix error',
  render: () => <Opened onSearch={search} searchError="Couldn’t search your servers" retryLabel="Try again" />,
  play: async () => {
    search.mockClear();
    await userEvent.type(await field(), 'w');
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('option', { name: 'Try again' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(search.mock.calls).toEqual([['w'], ['w']]);
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
