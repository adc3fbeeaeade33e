import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TextField } from './text-field.tsx';

test('is linked to its label, hint, description and errors', () => {
  render(
    <>
      <p id="rules">Letters and digits.</p>
      <TextField
        label="Hostname"
        hint="As in DNS."
        error={['Too long.', 'Must not end in a dash.']}
        aria-describedby="rules"
      />
    </>,
  );
  const input = screen.getByRole('textbox', { name: 'Hostname' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('As in DNS. Too long. Must not end in a dash. Letters and digits.');
});

test('counts the characters left, and is announced only at thresholds', async () => {
  render(<TextField label="Name" maxLength={10} counterLabel={(left) => `${left} left`} defaultValue="abc" />);
  expect(screen.getByText('7 left')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox'), 'defg');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(screen.getByRole('textbox'), 'h');
  expect(screen.getByRole('status')).toHaveTextContent('2 left');
});

test('an empty list of errors is no error', () => {
  render(<TextField label="Hostname" error={[]} />);
  expect(screen.getByRole('textbox')).toBeValid();
});
