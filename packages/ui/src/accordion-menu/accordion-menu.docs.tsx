import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { AccordionMenu } from './accordion-menu.tsx';

export const docs: ComponentDocs = {
  name: 'AccordionMenu',
  summary:
    'Site navigation in collapsible groups, such as a mobile menu or an account sidebar. The group with the current page is initially open. For commands, use Menu.',
  apg: 'disclosure/examples/disclosure-navigation',
  anatomy: [
    ['root', 'The landmark, a `nav` with the name `label`.'],
    ['link', 'One link, a plain `<a href>`; the current page has `aria-current="page"`.'],
    ['trigger', 'The trigger of a group. The other parts are those of Accordion.'],
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
        does: 'Closes the open group and removes its links from the tab order.',
        from: 'button Services',
        expect: { collapsed: 'button Services', gone: 'link VPS' },
      },
      {
        keys: ['Tab'],
        does: 'Moves focus through triggers and the links of open groups.',
        from: 'button Services',
        expect: { focused: 'link VPS' },
      },
      {
        keys: ['Tab'],
        does: 'Skips the links of closed groups.',
        from: 'button Company',
        native: true,
        expect: { focused: 'link Partner program' },
      },
    ],
  },
  screenReader: [
    'A navigation landmark with the name `label`; groups are buttons announced as expanded or collapsed; links are in lists.',
    'The current page is announced as such.',
    'It isn’t an ARIA menu, so links and buttons keep their usual keys.',
  ],
  dos: ['Mark the current page with `current`.', 'Don’t nest groups.'],
  donts: [
    'Do not use it for commands such as “Restart”.',
    'Do not use the trigger as a link: add the group’s page as its first link.',
  ],
};
