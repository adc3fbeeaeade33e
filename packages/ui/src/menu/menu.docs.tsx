import { useState } from 'react';
import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Button } from '../button/button.tsx';
import { Menu } from './menu.tsx';

function Specimen() {
  const [done, setDone] = useState('Nothing yet');
  const [backups, setBackups] = useState(false);
  return (
    <>
      <Menu
        trigger={(props) => <Button {...props}>Actions</Button>}
        groups={[
          {
            id: 'power',
            label: 'Power',
            items: [
              { id: 'start', label: 'Start', disabledReason: 'It runs already' },
              { id: 'restart', label: 'Restart', onSelect: () => setDone('Restarted') },
              { id: 'system', label: 'Reinstall', items: [{ id: 'debian', label: 'Debian 13' }] },
            ],
          },
          {
            id: 'end',
            items: [
              { id: 'backups', label: 'Backups', checked: backups, onSelect: () => setBackups(!backups) },
              { id: 'delete', label: 'Delete', tone: 'danger' },
            ],
          },
        ]}
      />
      <p>{done}</p>
      <Button>After</Button>
    </>
  );
}

const onReinstall = {
  press: ['ArrowDown', 'ArrowDown', 'ArrowDown'],
  until: { focused: 'menuitem Reinstall', collapsed: 'menuitem Reinstall' },
};
const inSubmenu = { press: [...onReinstall.press, 'ArrowRight'], until: { focused: 'menuitem Debian 13' } };
const opened = { press: ['ArrowDown'], until: { focused: 'menuitem Start It runs already' } };

export const docs: ComponentDocs = {
  name: 'Menu',
  summary:
    'A list of commands that opens from a button. For navigation, use HoverMenu or AccordionMenu; to select a value, Select or Combobox.',
  apg: 'menu-button',
  anatomy: [
    ['root', 'The trigger and the menu, as wide as the trigger.'],
    ['popup', 'The menu, `role="menu"`; only in the document while open.'],
    ['item', 'One item: a menu item, checkbox item or radio item; a link with `href`.'],
  ],
  keyboard: {
    specimen: Specimen,
    rows: [
      {
        keys: ['Enter', 'Space', 'ArrowDown'],
        does: 'On the trigger, opens the menu and moves focus to the first item.',
        from: 'button Actions',
        expect: { shown: 'menu Actions', focused: 'menuitem Start It runs already' },
      },
      {
        keys: ['ArrowUp'],
        does: 'On the trigger, opens the menu and moves focus to the last item.',
        from: 'button Actions',
        expect: { focused: 'menuitem Delete' },
      },
      {
        keys: ['ArrowDown'],
        does: 'Moves focus to the next item, including disabled ones, so that their reason can be read.',
        from: 'button Actions',
        given: opened,
        expect: { focused: 'menuitem Restart' },
      },
      {
        keys: ['ArrowUp'],
        does: 'Moves focus to the previous item, from the first to the last.',
        from: 'button Actions',
        given: opened,
        expect: { focused: 'menuitem Delete' },
      },
      {
        keys: ['End'],
        does: 'Moves focus to the last item.',
        from: 'button Actions',
        given: opened,
        expect: { focused: 'menuitem Delete' },
      },
      {
        keys: ['Home'],
        does: 'Moves focus to the first item.',
        from: 'button Actions',
        given: { press: ['ArrowUp'], until: { focused: 'menuitem Delete' } },
        expect: { focused: 'menuitem Start It runs already' },
      },
      {
        keys: ['Printable character'],
        press: ['d'],
        does: 'Moves focus to the next item that starts with the typed text. Characters typed within half a second are combined.',
        from: 'button Actions',
        given: opened,
        expect: { focused: 'menuitem Delete' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Activates the item, closes the menu and returns focus to the trigger.',
        from: 'button Actions',
        given: { press: ['ArrowDown', 'ArrowDown'], until: { focused: 'menuitem Restart' } },
        expect: { gone: 'menu', shown: 'text Restarted', focused: 'button Actions' },
      },
      {
        keys: ['Space'],
        does: 'On an item with `checked`, toggles it and keeps the menu open. Enter toggles it and closes the menu.',
        from: 'button Actions',
        given: { press: ['ArrowUp', 'ArrowUp'], until: { focused: 'menuitemcheckbox Backups' } },
        expect: { shown: 'menu Actions', checked: 'menuitemcheckbox Backups' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On a disabled item, does nothing. The menu stays open.',
        from: 'button Actions',
        given: opened,
        expect: { shown: 'menu', text: ['text Nothing yet', 'Nothing yet'] },
      },
      {
        keys: ['Escape'],
        does: 'Closes the menu and returns focus to the trigger.',
        from: 'button Actions',
        given: opened,
        expect: { gone: 'menu', focused: 'button Actions' },
      },
      {
        keys: ['ArrowRight', 'Enter', 'Space'],
        does: 'On an item with a submenu, opens it and moves focus to its first item. In right-to-left text, use ArrowLeft.',
        from: 'button Actions',
        given: onReinstall,
        expect: { expanded: 'menuitem Reinstall', focused: 'menuitem Debian 13' },
      },
      {
        keys: ['ArrowLeft', 'Escape'],
        does: 'In a submenu, closes it and returns focus to its parent item. In right-to-left text, use ArrowRight.',
        from: 'button Actions',
        given: inSubmenu,
        expect: { collapsed: 'menuitem Reinstall', focused: 'menuitem Reinstall', shown: 'menu Actions' },
      },
      {
        keys: ['Tab'],
        does: 'Closes the menu and moves focus to the next element.',
        from: 'button Actions',
        given: opened,
        expect: { gone: 'menu', focused: 'button After' },
      },
    ],
  },
  screenReader: [
    'The trigger is announced as a menu button, expanded or collapsed. The menu is named by its trigger.',
    'A group with `label` is announced when focus enters it.',
    'Disabled items are focusable, and their reason is part of the name.',
  ],
  dos: [
    'Start commands with a verb: “Restart”, “Delete”.',
    'Put destructive commands last, in a separate group, with `tone="danger"`.',
    'Use `disabledReason` to explain why a command is unavailable.',
  ],
  donts: ['Do not put fields or other controls in a menu: use Popover.', 'Do not hide the primary action in it.'],
};
