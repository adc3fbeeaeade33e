import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Button } from '../button/button.tsx';
import { SidePopover } from './side-popover.tsx';

export const docs: ComponentDocs = {
  name: 'SidePopover',
  summary:
    'A panel at the edge of the window that the browser opens itself, before or without JavaScript: a menu or a short form of a server-rendered page. For tasks that must be finished or confirmed, use SideDialog.',
  apg: 'disclosure',
  anatomy: [
    ['root', 'The panel, with `popover` and the role `dialog`. Hidden by the browser while closed.'],
    ['header', 'The heading and the close button. Stays visible while the body scrolls.'],
    ['title', 'The heading, which names the panel.'],
    ['close', 'The close button.'],
    ['body', 'The content.'],
  ],
  keyboard: {
    specimen: () => (
      <>
        <Button popoverTarget="specimen">Menu</Button>
        <SidePopover id="specimen" title="Main navigation" closeLabel="Close">
          <a href="#vps">VPS</a>
        </SidePopover>
      </>
    ),
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Opens the panel and moves the focus to the close button.',
        from: 'button Menu',
        native: true,
        expect: { shown: 'text VPS', focused: 'button Close' },
      },
      {
        keys: ['Escape'],
        does: 'Closes the panel and returns the focus.',
        from: 'button Menu',
        given: { press: ['Enter'], until: { shown: 'text VPS' } },
        native: true,
        expect: { gone: 'text VPS', focused: 'button Menu' },
      },
    ],
  },
  screenReader: [
    'The button is announced as expanded or collapsed; the browser keeps that state.',
    'On opening, the dialog’s name and the focused element are announced. Tab leaves the panel, because it is not modal.',
  ],
  dos: ['Render it on the server, so that it opens before the page is hydrated.', 'Give the button `popoverTarget`.'],
  donts: [
    'Do not use it for input that a click outside must not hide.',
    'Do not open a second one from within: the browser closes the first.',
  ],
};
