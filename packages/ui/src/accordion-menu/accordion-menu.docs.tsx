import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { AccordionMenu } from './accordion-menu.tsx';

export const docs: ComponentDocs = {
  name: 'AccordionMenu',
  summary:
    'Site navigation in groups that open and close: the menu of a phone, or the side column of an account. The group with the current page is open at first. For commands take Menu.',
  apg: 'disclosure/examples/disclosure-navigation',
  anatomy: [
    ['root', 'The landmark, a `nav` with the name `label`.'],
    ['link', 'One link, a plain `<a href>`; the current page has `aria-current="page"`.'],
    ['trigger', 'The button of a group. The other parts are those of Accordion.'],
  ],
  keyboard: {
    specimen: () => (
      <AccordionMenu
        label="Site"
        entries={[
          { id: 'services', label: 'Services', links: [{ href: '#vps', label: 'VPS', current: true }] },
          { id: 'company', label: 'Company', links: [{ href: '#about', label: 'About us' }] },
          { href: '#partner', label: 'Partner program' },
        ]}
      />
    ),
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Opens the group; with `type="single"` the open one closes.',
        from: 'button Company',
        expect: { expanded: 'button Company', collapsed: 'button Services', shown: 'link About us' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Closes the open group; its links leave the order of Tab.',
        from: 'button Services',
        expect: { collapsed: 'button Services', gone: 'link VPS' },
      },
      {
        keys: ['Tab'],
        does: 'Goes through buttons and the links of open groups in the order of the page.',
        from: 'button Services',
        expect: { focused: 'link VPS' },
      },
      {
        keys: ['Tab'],
        does: 'Passes over the links of closed groups.',
        from: 'button Company',
        native: true,
        expect: { focused: 'link Partner program' },
      },
    ],
  },
  screenReader: [
    'A navigation landmark with the name `label`; groups are buttons, expanded or collapsed; links stand in lists.',
    'The current page is announced as such.',
    'It is no ARIA menu: the keys of links and buttons stay as visitors know them.',
  ],
  dos: ['Mark the current page with `current`.', 'Keep one level of groups.'],
  donts: [
    'Do not use it for commands such as “Restart”.',
    'Do not expect the group’s button to lead to a page: add that page as its first link.',
  ],
};
