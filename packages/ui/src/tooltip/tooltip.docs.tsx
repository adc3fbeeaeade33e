import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

export const docs: ComponentDocs = {
  name: 'Tooltip',
  summary:
    'A short description of a control, shown on hover, keyboard focus or long press. It must not contain interactive or essential content. For links or formatting, use Popover; for permanent help, the field’s `hint`.',
  apg: 'tooltip',
  anatomy: [
    ['root', 'The control and its tooltip.'],
    ['tip', 'The text, `role="tooltip"`; `hidden` until shown.'],
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
        does: 'Moves focus to the control and shows the tooltip.',
        from: 'button Before',
        expect: { focused: 'button Stop', shown: 'text Keeps the disk' },
      },
      {
        keys: ['Escape'],
        does: 'Hides the tooltip without moving focus (WCAG 1.4.13).',
        from: 'button Before',
        given: { press: ['Tab'], until: { shown: 'text Keeps the disk', focused: 'button Stop' } },
        expect: { gone: 'text Keeps the disk', focused: 'button Stop' },
      },
      {
        keys: ['Tab'],
        does: 'Moves focus away and hides the tooltip.',
        from: 'button Before',
        given: { press: ['Tab'], until: { shown: 'text Keeps the disk', focused: 'button Stop' } },
        expect: { gone: 'text Keeps the disk', focused: 'button After' },
      },
    ],
  },
  screenReader: [
    'The tooltip is the control’s description, read after its name, whether shown or not.',
    'With `kind="label"`, it repeats the control’s name and isn’t announced again.',
  ],
  dos: ['Spread the given props on a focusable control.', 'Keep it to one short sentence.'],
  donts: ['Do not put links or buttons in it.', 'Do not use it on a disabled button: use `disabledReason`.'],
};
