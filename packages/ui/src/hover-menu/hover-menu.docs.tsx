import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Button } from '../button/button.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { HoverMenu } from './hover-menu.tsx';

export const docs: ComponentDocs = {
  name: 'HoverMenu',
  summary:
    'A panel of links that opens on hover, click, touch or with the keyboard, for the second level of site navigation. For commands, use Menu; for fields, Popover.',
  apg: 'disclosure/examples/disclosure-navigation',
  anatomy: [
    ['root', 'The trigger and the panel; the area where hovering keeps the panel open.'],
    ['popup', 'The panel, a group named by `label`; only in the document while open.'],
  ],
  keyboard: {
    specimen: () => (
      <>
        <HoverMenu label="Services" trigger={(props) => <Button {...props}>Services</Button>}>
          <TextLink href="#vps">VPS</TextLink> <TextLink href="#dedicated">Dedicated</TextLink>
        </HoverMenu>
        <Button>After</Button>
      </>
    ),
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'On the trigger, opens the panel. Focus stays on the trigger.',
        from: 'button Services',
        expect: { expanded: 'button Services', shown: 'link VPS', focused: 'button Services' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On the trigger of an open panel, closes it.',
        from: 'button Services',
        given: { press: ['Enter'], until: { expanded: 'button Services' } },
        expect: { collapsed: 'button Services', gone: 'link VPS' },
      },
      {
        keys: ['Tab'],
        does: 'Moves focus into the open panel, link by link.',
        from: 'button Services',
        given: { press: ['Enter'], until: { shown: 'link VPS' } },
        expect: { focused: 'link VPS' },
      },
      {
        keys: ['Escape'],
        does: 'Closes the panel and returns focus to the trigger.',
        from: 'button Services',
        given: { press: ['Enter', 'Tab'], until: { focused: 'link VPS' } },
        expect: { collapsed: 'button Services', focused: 'button Services' },
      },
      {
        keys: ['Tab'],
        does: 'After the last link, closes the panel and moves focus to the next element.',
        from: 'button Services',
        given: { press: ['Enter', 'Tab', 'Tab'], until: { focused: 'link Dedicated' } },
        expect: { focused: 'button After', collapsed: 'button Services' },
      },
    ],
  },
  screenReader: [
    'The trigger is announced as expanded or collapsed. It isn’t an ARIA menu, so links remain links.',
    'The panel is a group named by `label`.',
  ],
  dos: [
    'Make the section’s own page the first link of the panel.',
    'Make all links of the panel available elsewhere too.',
  ],
  donts: ['Do not add content that is only reachable by mouse.', 'Do not nest hover menus.'],
};
