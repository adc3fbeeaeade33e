import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Says } from '../../docs-page/says.tsx';
import { CodeInput } from './code-input.tsx';

export const docs: ComponentDocs = {
  name: 'CodeInput',
  summary:
    'A field for one-time codes of six digits, or eight shown as 4+4. It’s a single input with decorative slots, so pasting, password managers, keyboard suggestions and forms without JavaScript work. For a password, use PasswordField.',
  anatomy: [
    ['root', 'The root; has `data-pending` while the code is being checked.'],
    ['label', 'The label; visually hidden with `labelHidden`.'],
    ['hint', 'Help text.'],
    ['error', 'The error message with an icon.'],
    ['box', 'The frame around slots and input.'],
    ['slots', 'The decorative slots, hidden from screen readers.'],
    ['slot', 'One slot.'],
    ['input', 'The `<input>`, over the slots.'],
    ['busy', 'The spinner while `pending`.'],
    ['below', 'Under the field: `resend` and `alternative`.'],
    ['[data-component="code-resend"]', 'CodeResend: requests a new code after a waiting time.'],
  ],
  unionProps: [
    ['pending', 'boolean', 'The code is being checked: the field keeps its focus and value and isn’t submitted again.'],
    ['pendingLabel', 'string', 'Announced while `pending`; required with it.'],
  ],
  keyboard: {
    specimen: () => (
      <Says>
        {(say) => (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              say('Sent');
            }}
          >
            <CodeInput label="Code" onComplete={(code) => say(`Complete: ${code}`)} />
          </form>
        )}
      </Says>
    ),
    rows: [
      {
        keys: ['A digit'],
        press: ['4', '2'],
        does: 'Fills the next slot.',
        from: 'textbox Code',
        expect: { value: ['textbox Code', '42'] },
      },
      {
        keys: ['Any other key'],
        press: ['4', 'x', '-', '2'],
        does: 'Does nothing: only digits are accepted.',
        from: 'textbox Code',
        expect: { value: ['textbox Code', '42'] },
      },
      {
        keys: ['Backspace'],
        does: 'Deletes the last digit.',
        from: 'textbox Code',
        given: { press: ['4', '2', '1'], until: { value: ['textbox Code', '421'] } },
        expect: { value: ['textbox Code', '42'] },
      },
      {
        keys: ['ArrowLeft'],
        press: ['4', '2', 'ArrowLeft', '9'],
        does: 'Moves the caret.',
        from: 'textbox Code',
        native: true,
        expect: { value: ['textbox Code', '492'] },
      },
      {
        keys: ['The last digit'],
        press: ['4', '2', '1', '8', '9', '2'],
        does: 'Completes the code: calls `onComplete` and, with `autoSubmit`, submits the form.',
        from: 'textbox Code',
        expect: { shown: 'text Complete: 421892', focused: 'textbox Code' },
      },
      {
        keys: ['Enter'],
        does: 'Submits the form if the code is complete.',
        from: 'textbox Code',
        given: { press: ['4', '2', '1', '8', '9', '2'], until: { shown: 'text Complete: 421892' } },
        expect: { shown: 'text Sent' },
      },
    ],
  },
  screenReader: [
    'One text field with one name instead of six.',
    'A wrong code is announced every time, even with the same message, and the digits are focused and selected.',
    'While `pending`, the field is read-only and `pendingLabel` is announced.',
  ],
  dos: [
    'Set `length` to the number of digits the server expects.',
    'Set `autoSubmit` if the form has no other fields.',
    'Offer another method with `alternative`: “Use a recovery code”.',
  ],
  donts: [
    'Do not let the code expire without telling the user.',
    'Do not mask the digits: a one-time code is useless to onlookers.',
  ],
};
