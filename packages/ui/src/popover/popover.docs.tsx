import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

export const docs: ComponentDocs = {
  name: 'Popover',
  summary:
    'A small dialog next to its trigger, such as a few fields or an explanation with a link. The page stays usable unless it is `modal`. For plain text, use Tooltip; for commands, Menu; for longer content, Dialog.',
  apg: 'dialog-modal',
  anatomy: [
    ['root', 'The trigger and the popover.'],
    ['popup', 'The dialog, `role="dialog"`; only in the document while open.'],
    ['close', 'The close button, with `closeLabel`.'],
    ['arrow', 'With `arrow`, the arrow that points to the trigger.'],
    ['body', 'With `arrow`, the scrollable content.'],
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
        does: 'On the trigger, opens the popover and moves focus to it, or to its close button with `closeLabel`.',
        from: 'button Share',
        expect: { shown: 'dialog Share', focused: 'dialog Share', expanded: 'button Share' },
      },
      {
        keys: ['Tab'],
        does: 'Moves focus to the content.',
        from: 'button Share',
        given: { press: ['Enter'], until: { focused: 'dialog Share' } },
        expect: { focused: 'button Done' },
      },
      {
        keys: ['Tab'],
        does: 'From the last element, closes the popover and moves focus to the next element. With `modal`, focus stays inside.',
        from: 'button Share',
        given: { press: ['Enter', 'Tab'], until: { focused: 'button Done' } },
        expect: { gone: 'dialog Share', focused: 'button After' },
      },
      {
        keys: ['Escape'],
        does: 'Closes the popover and returns focus to the trigger.',
        from: 'button Share',
        given: { press: ['Enter', 'Tab'], until: { focused: 'button Done' } },
        expect: { gone: 'dialog Share', focused: 'button Share' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On a button that calls `close`, closes the popover and returns focus to the trigger.',
        from: 'button Share',
        given: { press: ['Enter', 'Tab'], until: { focused: 'button Done' } },
        expect: { gone: 'dialog Share', focused: 'button Share' },
      },
    ],
  },
  screenReader: ['Announced as a dialog named by `label`. The page stays readable unless it is `modal`.'],
  dos: ['Add a visible close button if it contains a form.', 'Keep the content short enough to fit without scrolling.'],
  donts: ['Do not open it on hover.', 'Do not nest popovers.'],
};
