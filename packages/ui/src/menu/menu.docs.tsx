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
    'A list of commands under a button. For navigation with links alone HoverMenu or AccordionMenu suit better; for choosing a value take Select or Combobox.',
  apg: 'menu-button',
  anatomy: [
    ['root', 'Button and menu together.'],
    ['popup', 'The menu, `role="menu"`; in the document only while it is open.'],
    ['item', 'One command: a menu item, a checkbox item or a radio item; a link with `href`.'],
  ],
  keyboard: {
    specimen: Specimen,
    rows: [
      {
        keys: ['Enter', 'Space', 'ArrowDown'],
        does: 'On the button: opens with the focus on the first item.',
        from: 'button Actions',
        expect: { shown: 'menu Actions', focused: 'menuitem Start It runs already' },
      },
      {
        keys: ['ArrowUp'],
        does: 'On the button: opens with the focus on the last item.',
        from: 'button Actions',
        expect: { focused: 'menuitem Delete' },
      },
      {
        keys: ['ArrowDown'],
        does: 'Goes to the next item, disabled ones too, so that their reason can be read.',
        from: 'button Actions',
        given: opened,
        expect: { focused: 'menuitem Restart' },
      },
      {
        keys: ['ArrowUp'],
        does: 'Goes to the item before; from the first to the last.',
        from: 'button Actions',
        given: opened,
        expect: { focused: 'menuitem Delete' },
      },
      {
        keys: ['End'],
        does: 'Goes to the last item.',
        from: 'button Actions',
        given: opened,
        expect: { focused: 'menuitem Delete' },
      },
      {
        keys: ['Home'],
        does: 'Goes to the first item.',
        from: 'button Actions',
        given: { press: ['ArrowUp'], until: { focused: 'menuitem Delete' } },
        expect: { focused: 'menuitem Start It runs already' },
      },
      {
        keys: ['A letter'],
        press: ['d'],
        does: 'Goes to the next item that begins with it; several letters in half a second are one word.',
        from: 'button Actions',
        given: opened,
        expect: { focused: 'menuitem Delete' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Does what the item says, closes, and gives the focus back to the button.',
        from: 'button Actions',
        given: { press: ['ArrowDown', 'ArrowDown'], until: { focused: 'menuitem Restart' } },
        expect: { gone: 'menu', shown: 'text Restarted', focused: 'button Actions' },
      },
      {
        keys: ['Space'],
        does: 'On an item with `checked`: ticks it and leaves the menu open; Enter ticks and closes.',
        from: 'button Actions',
        given: { press: ['ArrowUp', 'ArrowUp'], until: { focused: 'menuitemcheckbox Backups' } },
        expect: { shown: 'menu Actions', checked: 'menuitemcheckbox Backups' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On a disabled item: nothing, and the menu stays open.',
        from: 'button Actions',
        given: opened,
        expect: { shown: 'menu', text: ['text Nothing yet', 'Nothing yet'] },
      },
      {
        keys: ['Escape'],
        does: 'Closes and gives the focus back to the button.',
        from: 'button Actions',
        given: opened,
        expect: { gone: 'menu', focused: 'button Actions' },
      },
      {
        keys: ['ArrowRight', 'Enter', 'Space'],
        does: 'On an item with a submenu: opens it with the focus on its first item; in right-to-left text ArrowLeft does.',
        from: 'button Actions',
        given: onReinstall,
        expect: { expanded: 'menuitem Reinstall', focused: 'menuitem Debian 13' },
      },
      {
        keys: ['ArrowLeft', 'Escape'],
        does: 'In a submenu: closes it alone and goes back to its item; in right-to-left text ArrowRight does.',
        from: 'button Actions',
        given: inSubmenu,
        expect: { collapsed: 'menuitem Reinstall', focused: 'menuitem Reinstall', shown: 'menu Actions' },
      },
      {
        keys: ['Tab'],
        does: 'Closes and goes on in the page.',
        from: 'button Actions',
        given: opened,
        expect: { gone: 'menu', focused: 'button After' },
      },
    ],
  },
  screenReader: [
    'The button is announced with a menu, expanded or collapsed; the menu has the name of its button.',
    'A group with `label` is announced on entering it.',
    'A disabled item is reached, and its reason is read as a part of its name.',
  ],
  dos: [
    'Name the commands by verbs: “Restart”, “Delete”.',
    'Put what destroys last, in a group of its own, with `tone="danger"`.',
    'Say by `disabledReason` why a command is not available now.',
  ],
  donts: ['Do not put fields or other controls into a menu: that is a Popover.', 'Do not hide the main action in it.'],
};
