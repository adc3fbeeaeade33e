import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { PasswordField } from './password-field.tsx';

export const docs: ComponentDocs = {
  name: 'PasswordField',
  summary:
    'A password input with a button to show the password and a slot for its strength. Supports pasting and password managers.',
  anatomy: [
    ['root', 'A TextField with its parts.'],
    ['trailing', 'The button that shows and hides the password.'],
  ],
  keyboard: {
    specimen: () => (
      <PasswordField
        label="Password"
        showLabel="Show the secret"
        hideLabel="Hide the secret"
        autoComplete="current-password"
        defaultValue="s3cret"
      />
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus from the field to the button.',
        from: 'field Password',
        expect: { focused: 'button Show the secret' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On the button, shows the password and changes the button’s name.',
        from: 'button Show the secret',
        expect: { focused: 'button Hide the secret', shown: 'textbox Password' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On the button while the password is visible, hides it.',
        from: 'button Show the secret',
        given: { press: ['Enter'], until: { shown: 'textbox Password', focused: 'button Hide the secret' } },
        expect: { focused: 'button Show the secret', gone: 'textbox Password' },
      },
    ],
  },
  screenReader: [
    'The button is named after its next action: “Show password”, “Hide password”.',
    'While hidden, screen readers don’t announce the characters.',
  ],
  dos: [
    'Set `autoComplete` to `current-password` for sign-in and `new-password` for a new one.',
    'Use `strength` to say what a new password still needs.',
  ],
  donts: ['Do not ask for the password twice: users can check it.', 'Do not block pasting.'],
};
