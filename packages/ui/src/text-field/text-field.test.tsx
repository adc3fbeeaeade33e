import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TextField } from './text-field.tsx';

test('is tied to its label, hint, own description and errors', () => {
  render(
    <>
      <p id="rules">Letters and digits.</p>
      <TextField
        label="Host name"
        hint="As in DNS."
        error={['Too long.', 'Must not end in a dash.']}
        aria-describedby="rules"
      />
    </>,
  );
  const input = screen.getByRole('textbox', { name: 'Host name' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('As in DNS. Too long. Must not end in a dash. Letters and digits.');
});

test('counts what is left, and says so at the marks only', async () => {
  render(<TextField label="Name" maxLength={10} counterLabel={(left) => `${left} left`} defaultValue="abc" />);
  expect(screen.getByText('7 left')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox'), 'defg');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(screen.getByRole('textbox'), 'h');
  expect(screen.getByRole('status')).toHaveTextContent('2 left');
});

test('an empty list of errors is none', () => {
  render(<TextField label="Host name" error={[]} />);
  expect(screen.getByRole('textbox')).toBeValid();
});

test('the label counts its requirement, the root takes the class, the input the rest', () => {
  const { container } = render(
    <TextField label="Phone" requirement="optional" className="own" name="phone" required />,
  );
  expect(screen.getByLabelText(/Phone/)).toHaveAttribute('name', 'phone');
  expect(screen.getByText('optional')).toBeInTheDocument();
  expect(container.firstElementChild).toHaveClass('own');
  expect(container.firstElementChild).toHaveAttribute('data-component', 'text-field');
});
