import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Says } from '../../docs-page/says.tsx';
import { CodeInput } from './code-input.tsx';

export const docs: ComponentDocs = {
  name: 'CodeInput',
  summary:
    'A one-time code of six digits, or eight shown as 4+4: one real input with drawn slots, so that pasting, password managers and the suggestion of a phone’s keyboard work, and script is not needed. For a password take PasswordField.',
  anatomy: [
    ['root', 'All of it; `data-pending` while the code is on its way.'],
    ['label', 'The label; in the document also when `labelHidden`.'],
    ['hint', 'Help that is needed before typing.'],
    ['error', 'What is wrong, with a sign.'],
    ['box', 'The frame around slots and input.'],
    ['slots', 'The drawn slots, silent.'],
    ['slot', 'One of them.'],
    ['input', 'The `<input>`, over the slots.'],
    ['busy', 'The turning sign while `pending`.'],
    ['below', 'Under the field: `resend` and `alternative`.'],
    ['[data-component="code-resend"]', 'CodeResend: asks for the code once more, not before a while.'],
  ],
  unionProps: [
    ['pending', 'boolean', 'The code is on its way: the field keeps focus and code, and sends nothing again.'],
    ['pendingLabel', 'string', 'Announced meanwhile; required with `pending`.'],
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
        does: 'Goes into the next slot.',
        from: 'textbox Code',
        expect: { value: ['textbox Code', '42'] },
      },
      {
        keys: ['Any other key'],
        press: ['4', 'x', '-', '2'],
        does: 'Types nothing: letters, blanks and dashes are left out.',
        from: 'textbox Code',
        expect: { value: ['textbox Code', '42'] },
      },
      {
        keys: ['Backspace'],
        does: 'Takes the last digit back.',
        from: 'textbox Code',
        given: { press: ['4', '2', '1'], until: { value: ['textbox Code', '421'] } },
        expect: { value: ['textbox Code', '42'] },
      },
      {
        keys: ['ArrowLeft'],
        press: ['4', '2', 'ArrowLeft', '9'],
        does: 'Moves the caret, as in any field.',
        from: 'textbox Code',
        native: true,
        expect: { value: ['textbox Code', '492'] },
      },
      {
        keys: ['The last digit'],
        press: ['4', '2', '1', '8', '9', '2'],
        does: 'Completes the code: `onComplete` is called, and with `autoSubmit` the form is sent.',
        from: 'textbox Code',
        expect: { shown: 'text Complete: 421892', focused: 'textbox Code' },
      },
      {
        keys: ['Enter'],
        does: 'Sends the form once the code is complete.',
        from: 'textbox Code',
        given: { press: ['4', '2', '1', '8', '9', '2'], until: { shown: 'text Complete: 421892' } },
        expect: { shown: 'text Sent' },
      },
    ],
  },
  screenReader: [
    'One text field with one name, not six.',
    'A wrong code is announced each time, also when it is the same message; the digits are selected and focused.',
    'While `pending`, `pendingLabel` is announced and the field is read-only.',
  ],
  dos: [
    'Take `length` from what the server asks for.',
    'Set `autoSubmit` where nothing else is in the form.',
    'Offer another way by `alternative`: “Use a recovery code”.',
  ],
  donts: [
    'Do not let the code run out without saying so.',
    'Do not mask the digits: a one-time code is of no use to an onlooker.',
  ],
};
