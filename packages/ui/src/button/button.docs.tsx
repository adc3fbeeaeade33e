import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Says } from '../../docs-page/says.tsx';
import { Button } from './button.tsx';

export const docs: ComponentDocs = {
  name: 'Button',
  summary:
    'Does something on this page: sends, opens, adds. What leads to another address is a LinkButton; a button of one icon is an IconButton.',
  apg: 'button',
  anatomy: [
    ['root', 'The `<button>`; `data-loading` while it is busy.'],
    ['leading', 'Icon before the label.'],
    ['label', 'The words.'],
    ['count', 'A figure after the label, spoken with it.'],
    ['trailing', 'Icon after the label.'],
    ['loading', 'The spinner with its spoken label; the button keeps its width.'],
    ['reason', 'Why it cannot be pressed, shown on hover and focus.'],
  ],
  unionProps: [
    ['loading', 'boolean', 'Busy: it keeps focus and width, and does nothing.'],
    ['loadingLabel', 'string', 'What it is doing, for screen readers; required with `loading`.'],
  ],
  keyboard: {
    specimen: () => (
      <Says>
        {(say) => (
          <>
            <Button onClick={() => say('Ordered')}>Order</Button>
            <Button disabledReason="Choose a city" onClick={() => say('Never')}>
              Pay
            </Button>
            <Button disabled>Off</Button>
            <Button loading loadingLabel="Saving" onClick={() => say('Never')}>
              Save
            </Button>
          </>
        )}
      </Says>
    ),
    rows: [
      { keys: ['Enter', 'Space'], does: 'Presses it.', from: 'button Order', expect: { shown: 'text Ordered' } },
      {
        keys: ['Tab'],
        does: 'Goes to one with `disabledReason` too, so that the reason can be read.',
        from: 'button Order',
        expect: { focused: 'button Pay', shown: 'text Choose a city' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On one with `disabledReason` or `loading`: nothing.',
        from: 'button Pay',
        expect: { shown: 'text Nothing yet', focused: 'button Pay' },
      },
      {
        keys: ['Escape'],
        does: 'Hides the shown reason (WCAG 1.4.13).',
        from: 'button Pay',
        expect: { gone: 'text Choose a city', focused: 'button Pay' },
      },
      {
        keys: ['Tab'],
        does: 'Passes over one that is `disabled`; one that is `loading` keeps its place.',
        from: 'button Pay',
        expect: { focused: 'button Saving' },
      },
    ],
  },
  screenReader: [
    'While `loading` its name is `loadingLabel`, which is also announced once.',
    'With `disabledReason` it is announced as unavailable, and the reason is its description.',
  ],
  dos: [
    'Begin the label with a verb and name the thing: “Order NVMe 3”.',
    'Use one `action` button in a view.',
    'Prefer `disabledReason` to `disabled`: it says what to do.',
    'Use `loading` from the press until the answer: it keeps the focus and the width.',
  ],
  donts: [
    'Do not use a button to go to another page.',
    'Do not disable the button that sends a form because of errors: let it be pressed and say what is wrong.',
  ],
};
