import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Says } from '../../docs-page/says.tsx';
import { Button } from './button.tsx';

export const docs: ComponentDocs = {
  name: 'Button',
  summary:
    'Triggers an action on the page, such as submitting a form or opening a dialog. To navigate, use LinkButton. For a button with only an icon, use IconButton.',
  apg: 'button',
  anatomy: [
    ['root', 'The `<button>`; has `data-loading` while loading.'],
    ['leading', 'Icon before the label.'],
    ['label', 'The label.'],
    ['count', 'A number after the label, announced with it.'],
    ['trailing', 'Icon after the label.'],
    ['loading', 'The spinner with its accessible label. The button keeps its width.'],
    ['reason', 'The reason why the button is disabled, shown on hover and focus.'],
  ],
  unionProps: [
    ['loading', 'boolean', 'Shows a spinner. The button keeps its focus and width and ignores clicks.'],
    ['loadingLabel', 'string', 'Describes the pending action for screen readers; required with `loading`.'],
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
      {
        keys: ['Enter', 'Space'],
        does: 'Activates the button.',
        from: 'button Order',
        expect: { shown: 'text Ordered' },
      },
      {
        keys: ['Tab'],
        does: 'Moves focus to the button, even with `disabledReason`, so that the reason can be read.',
        from: 'button Order',
        expect: { focused: 'button Pay', shown: 'text Choose a city' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'With `disabledReason` or `loading`, does nothing.',
        from: 'button Pay',
        expect: { shown: 'text Nothing yet', focused: 'button Pay' },
      },
      {
        keys: ['Escape'],
        does: 'Hides the disabled reason (WCAG 1.4.13).',
        from: 'button Pay',
        expect: { gone: 'text Choose a city', focused: 'button Pay' },
      },
      {
        keys: ['Tab'],
        does: 'Skips the button if it is `disabled`, but not if it is `loading`.',
        from: 'button Pay',
        expect: { focused: 'button Saving' },
      },
    ],
  },
  screenReader: [
    'While `loading`, its name is `loadingLabel`, which is also announced once.',
    'With `disabledReason`, it is announced as unavailable, with the reason as its description.',
  ],
  dos: [
    'Start the label with a verb and name the object: “Order NVMe 3”.',
    'Use one `action` button per view.',
    'Prefer `disabledReason` to `disabled`, so that users know what to do.',
    'Set `loading` from the click until the response arrives.',
  ],
  donts: [
    'Do not use a button for navigation.',
    'Do not disable a submit button because of errors: let users submit the form and show what is wrong.',
  ],
};
