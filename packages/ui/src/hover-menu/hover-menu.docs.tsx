import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Button } from '../button/button.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { HoverMenu } from './hover-menu.tsx';

export const docs: ComponentDocs = {
  name: 'HoverMenu',
  summary:
    'A panel of links that opens under a resting mouse, and by click, touch or keyboard: the second level of a site’s header. For commands take Menu, for fields Popover.',
  apg: 'disclosure/examples/disclosure-navigation',
  anatomy: [
    ['root', 'Button and panel together; the area in which the mouse keeps the panel open.'],
    ['popup', 'The panel, a group with the name `label`; in the document only while it is open.'],
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
        does: 'On the button: opens the panel; the focus stays on the button.',
        from: 'button Services',
        expect: { expanded: 'button Services', shown: 'link VPS', focused: 'button Services' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On the button of an open panel: closes it.',
        from: 'button Services',
        given: { press: ['Enter'], until: { expanded: 'button Services' } },
        expect: { collapsed: 'button Services', gone: 'link VPS' },
      },
      {
        keys: ['Tab'],
        does: 'Goes into the open panel, link by link.',
        from: 'button Services',
        given: { press: ['Enter'], until: { shown: 'link VPS' } },
        expect: { focused: 'link VPS' },
      },
      {
        keys: ['Escape'],
        does: 'Closes, and gives the focus back to the button.',
        from: 'button Services',
        given: { press: ['Enter', 'Tab'], until: { focused: 'link VPS' } },
        expect: { collapsed: 'button Services', focused: 'button Services' },
      },
      {
        keys: ['Tab'],
        does: 'Past the last link: closes and goes on in the page.',
        from: 'button Services',
        given: { press: ['Enter', 'Tab', 'Tab'], until: { focused: 'link Dedicated' } },
        expect: { focused: 'button After', collapsed: 'button Services' },
      },
    ],
  },
  screenReader: [
    'The button is announced as expanded or collapsed; it is no ARIA menu, so links stay links.',
    'The panel is a group with the name `label`.',
  ],
  dos: [
    'Make the button’s own page the first link of the panel.',
    'Keep everything in the panel reachable elsewhere too.',
  ],
  donts: ['Do not put anything into it that only the mouse can find.', 'Do not nest one in another.'],
};
