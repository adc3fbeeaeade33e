import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

export const docs: ComponentDocs = {
  name: 'Tooltip',
  summary:
    'A few words about a control, on hover, keyboard focus or a long press. Nothing in it can be pressed, and nothing in it is essential. For links or formatting take Popover; for lasting help the field’s `hint`.',
  apg: 'tooltip',
  anatomy: [
    ['root', 'The control with its tip.'],
    ['tip', 'The words, `role="tooltip"`; `hidden` until they are shown.'],
  ],
  keyboard: {
    specimen: () => (
      <>
        <Button>Before</Button>
        <Tooltip content="Keeps the disk">{(props) => <Button {...props}>Stop</Button>}</Tooltip>
        <Button>After</Button>
      </>
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Onto the control: shows the tip.',
        from: 'button Before',
        expect: { focused: 'button Stop', shown: 'text Keeps the disk' },
      },
      {
        keys: ['Escape'],
        does: 'Hides the tip and leaves the focus where it is (WCAG 1.4.13).',
        from: 'button Before',
        given: { press: ['Tab'], until: { shown: 'text Keeps the disk', focused: 'button Stop' } },
        expect: { gone: 'text Keeps the disk', focused: 'button Stop' },
      },
      {
        keys: ['Tab'],
        does: 'Off the control: hides the tip.',
        from: 'button Before',
        given: { press: ['Tab'], until: { shown: 'text Keeps the disk', focused: 'button Stop' } },
        expect: { gone: 'text Keeps the disk', focused: 'button After' },
      },
    ],
  },
  screenReader: [
    'The tip is the control’s description, read after its name, whether it is shown or not.',
    'With `kind="label"` it repeats the name of a control and is not read a second time.',
  ],
  dos: ['Spread the given props on a control that takes the focus.', 'Keep it to one short sentence.'],
  donts: ['Do not put links or buttons into it.', 'Do not put it on a disabled button: use `disabledReason`.'],
};
