import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { PasswordField } from './password-field.tsx';

export const docs: ComponentDocs = {
  name: 'PasswordField',
  summary: 'A password that can be looked at, with a place for its strength. Pasting and password managers work.',
  anatomy: [
    ['root', 'A TextField, with the parts of one.'],
    ['trailing', 'The button that shows and hides.'],
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
        does: 'Goes from the field to the button.',
        from: 'field Password',
        expect: { focused: 'button Show the secret' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On the button: shows the password; the name of the button changes.',
        from: 'button Show the secret',
        expect: { focused: 'button Hide the secret', shown: 'textbox Password' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On the button of a shown password: hides it.',
        from: 'button Show the secret',
        given: { press: ['Enter'], until: { shown: 'textbox Password', focused: 'button Hide the secret' } },
        expect: { focused: 'button Show the secret', gone: 'textbox Password' },
      },
    ],
  },
  screenReader: [
    'The button’s name says what it will do next: “Show password”, “Hide password”.',
    'While hidden, screen readers speak no letters, only that something was typed.',
  ],
  dos: [
    'Set `autoComplete`: `current-password` to sign in, `new-password` to choose one.',
    'Say in `strength` what a new password still needs.',
  ],
  donts: ['Do not ask for the password twice: it can be looked at.', 'Do not forbid pasting.'],
};
