import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Field } from './field.tsx';
import { requirementWords } from './requirement-words.ts';

const messages = { valueMissing: 'Enter your email.', typeMismatch: 'An email address has an @.' };
const email = <TextField label="Email" type="email" required messages={messages} name="email" />;
const root = () => screen.getByRole('textbox').closest('[data-component]');

test('exposes its state as attributes: focused, touched, dirty, valid', async () => {
  render(email);
  expect(root()).not.toHaveAttribute('data-touched');
  await userEvent.tab();
  expect(root()).toHaveAttribute('data-focused');
  await userEvent.keyboard('a@b.example');
  expect(root()).toHaveAttribute('data-dirty');
  expect(root()).not.toHaveAttribute('data-touched');
  await userEvent.tab();
  expect(root()).not.toHaveAttribute('data-focused');
  expect(root()).toHaveAttribute('data-touched');
  expect(root()).toHaveAttribute('data-valid');
  await userEvent.clear(screen.getByRole('textbox'));
  expect(root()).not.toHaveAttribute('data-dirty');
});

test('shows an error on blur after a change, and removes it as soon as the value is valid', async () => {
  render(email);
  const input = screen.getByRole('textbox');
  await userEvent.type(input, 'anna');
  expect(screen.queryByText('An email address has an @.')).toBeNull();
  await userEvent.tab();
  expect(input).toHaveAccessibleDescription('An email address has an @.');
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(root()).toHaveAttribute('data-invalid');
  await userEvent.type(input, '@b.example');
  expect(screen.queryByText('An email address has an @.')).toBeNull();
  expect(input).not.toHaveAttribute('aria-invalid');
});

test('does not validate an untouched field', async () => {
  render(email);
  await userEvent.tab();
  await userEvent.tab();
  expect(root()).toHaveAttribute('data-touched');
  expect(root()).not.toHaveAttribute('data-invalid');
  expect(root()).not.toHaveAttribute('data-valid');
});

test('on submit, shows custom messages for all invalid fields and focuses the first', async () => {
  const { container } = render(
    <form>
      <TextField label="Name" defaultValue="Anna" required messages={messages} />
      {email}
      <Checkbox label="I agree" required messages={{ valueMissing: 'Agree to continue.' }} />
    </form>,
  );
  expect(container.querySelector('form')?.reportValidity()).toBe(false);
  expect(await screen.findByText('Enter your email.')).toBeInTheDocument();
  expect(screen.getByText('Agree to continue.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});

test('keeps server errors together with native validation errors', async () => {
  const { rerender } = render(<TextField label="Email" type="email" messages={messages} error="It is taken." />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('It is taken.');
  await userEvent.type(screen.getByRole('textbox'), 'anna');
  await userEvent.tab();
  rerender(<TextField label="Email" type="email" messages={messages} />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('An email address has an @.');
  expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  rerender(<TextField label="Email" type="email" messages={messages} error="It is taken." />);
  await userEvent.type(screen.getByRole('textbox'), '@b.example');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('It is taken.');
  expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
});

test('resetting the form marks fields as untouched', async () => {
  const { container } = render(<form>{email}</form>);
  await userEvent.type(screen.getByRole('textbox'), 'anna');
  await userEvent.tab();
  expect(root()).toHaveAttribute('data-dirty');
  container.querySelector('form')?.reset();
  await waitFor(() => expect(root()).not.toHaveAttribute('data-touched'));
  expect(root()).not.toHaveAttribute('data-dirty');
  expect(screen.queryByText('An email address has an @.')).toBeNull();
});

test('a reset that is prevented leaves a field as it is', async () => {
  const { container } = render(<form onReset={(event) => event.preventDefault()}>{email}</form>);
  await userEvent.type(screen.getByRole('textbox'), 'anna');
  await userEvent.tab();
  container.querySelector('form')?.reset();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(root()).toHaveAttribute('data-touched');
  expect(screen.getByText('An email address has an @.')).toBeInTheDocument();
});

test('resetting the form resets the counter', async () => {
  render(
    <form>
      <TextField label="Name" maxLength={10} counterLabel={(left) => `${left} left`} />
      <button type="reset">Reset</button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'anna');
  expect(screen.getByText('6 left')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('10 left')).toBeInTheDocument();
});

test('buttons in a field mark it as changed', async () => {
  render(<NumberField label="Memory" defaultValue={4} increaseLabel="More" decreaseLabel="Less" />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('spinbutton').closest('[data-component]')).toHaveAttribute('data-dirty');
});

test('a group is touched when focus leaves the whole group', async () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ];
  render(
    <>
      <RadioGroup legend="Plan" name="plan" options={options} />
      <button type="button">On</button>
    </>,
  );
  const group = screen.getByRole('group');
  await userEvent.click(screen.getByRole('radio', { name: 'A' }));
  await userEvent.click(screen.getByRole('radio', { name: 'B' }));
  expect(group).not.toHaveAttribute('data-touched');
  await userEvent.click(screen.getByRole('button'));
  expect(group).toHaveAttribute('data-touched');
  expect(group).toHaveAttribute('data-dirty');
});

test('labels and describes a custom control', () => {
  render(
    <Field label="Colour" hint="Any" error="Too pale.">
      {(control) => <input type="color" {...control} />}
    </Field>,
  );
  expect(screen.getByLabelText('Colour')).toHaveAccessibleDescription('Any Too pale.');
});

test('marks required or optional fields, whichever are rarer', () => {
  const words = { required: 'required', optional: 'optional' };
  const mostRequired = requirementWords(words, [true, true, false]);
  expect([mostRequired(true), mostRequired(false)]).toEqual([undefined, 'optional']);
  const mostOptional = requirementWords(words, [true, false, false]);
  expect([mostOptional(true), mostOptional(false)]).toEqual(['required', undefined]);
});

test.each([
  ['submit', '', 'Enter your email.'],
  ['blur', 'An email address has an @.', 'An email address has an @.'],
] as const)('validates on %s', async (validateOn, afterBlur, afterSubmit) => {
  render(
    <form aria-label="Form">
      <TextField label="Email" type="email" required messages={messages} validateOn={validateOn} />
      <button type="submit">Send</button>
    </form>,
  );
  const input = screen.getByRole('textbox');
  await userEvent.type(input, 'ann');
  expect(screen.queryByText('An email address has an @.')).toBeNull();
  await userEvent.tab();
  expect(screen.queryByText('An email address has an @.')?.textContent?.trim() ?? '').toBe(afterBlur);
  if (validateOn === 'submit') await userEvent.clear(input);
  fireEvent.invalid(input);
  expect(screen.getByText(afterSubmit)).toBeInTheDocument();
});

test('validates at each input', async () => {
  render(<TextField label="Email" type="email" messages={messages} validateOn="input" />);
  await userEvent.type(screen.getByRole('textbox'), 'a');
  expect(screen.getByText('An email address has an @.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox'), '@b.example');
  expect(screen.queryByText('An email address has an @.')).toBeNull();
});
