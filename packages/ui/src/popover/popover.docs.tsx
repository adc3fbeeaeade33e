import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

export const docs: ComponentDocs = {
  name: 'Popover',
  summary:
    'A small dialog beside its button that leaves the page usable unless it is `modal`: a few fields, an explanation with a link. For words alone take Tooltip, for commands Menu, for anything longer Dialog.',
  apg: 'dialog-modal',
  anatomy: [
    ['root', 'Button and popover together.'],
    ['popup', 'The dialog, `role="dialog"`; in the document only while it is open.'],
    ['close', 'The close button, with `closeLabel`.'],
    ['arrow', 'With `arrow`: what points to the button.'],
    ['body', 'With `arrow`: what scrolls.'],
  ],
  keyboard: {
    specimen: () => (
      <>
        <Popover label="Share" trigger={(props) => <Button {...props}>Share</Button>}>
          {(close) => <Button onClick={close}>Done</Button>}
        </Popover>
        <Button>After</Button>
      </>
    ),
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'On the button: opens and takes the focus; with `closeLabel` its close button does.',
        from: 'button Share',
        expect: { shown: 'dialog Share', focused: 'dialog Share', expanded: 'button Share' },
      },
      {
        keys: ['Tab'],
        does: 'Goes to what is inside.',
        from: 'button Share',
        given: { press: ['Enter'], until: { focused: 'dialog Share' } },
        expect: { focused: 'button Done' },
      },
      {
        keys: ['Tab'],
        does: 'From the last thing inside: closes and goes on in the page; with `modal` it stays inside.',
        from: 'button Share',
        given: { press: ['Enter', 'Tab'], until: { focused: 'button Done' } },
        expect: { gone: 'dialog Share', focused: 'button After' },
      },
      {
        keys: ['Escape'],
        does: 'Closes, and gives the focus back to the button.',
        from: 'button Share',
        given: { press: ['Enter', 'Tab'], until: { focused: 'button Done' } },
        expect: { gone: 'dialog Share', focused: 'button Share' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On a button inside that calls `close`: the same.',
        from: 'button Share',
        given: { press: ['Enter', 'Tab'], until: { focused: 'button Done' } },
        expect: { gone: 'dialog Share', focused: 'button Share' },
      },
    ],
  },
  screenReader: ['Announced as a dialog with the name `label`; the page around stays readable unless it is `modal`.'],
  dos: ['Give it a way to close that can be seen when it holds a form.', 'Keep it to what fits without scrolling.'],
  donts: ['Do not open it on hover.', 'Do not put a second popover into it.'],
};
