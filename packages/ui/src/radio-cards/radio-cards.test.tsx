import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RadioCards } from './radio-cards.tsx';

const options = [
  { value: '1', title: 'NVMe 1', price: '€4.50', description: '1 GB' },
  { value: '2', title: 'NVMe 3', price: '€12', description: '4 GB' },
  { value: '3', title: 'Windows', disabledReason: 'Needs 2 GB of memory' },
];

test('is named with its price and described by its description and disabled reason', () => {
  render(<RadioCards legend="Plan" name="plan" options={options} defaultValue="1" />);
  expect(screen.getByRole('radio', { name: 'NVMe 3 €12' })).toHaveAccessibleDescription('4 GB');
  const closed = screen.getByRole('radio', { name: 'Windows' });
  expect(closed).toBeDisabled();
  expect(closed).toHaveAccessibleDescription('Needs 2 GB of memory');
});

test('is selected by a click anywhere on the card, and submitted with the form', async () => {
  const onValueChange = vi.fn();
  const { container } = render(
    <form>
      <RadioCards legend="Plan" name="plan" options={options} defaultValue="1" onValueChange={onValueChange} />
    </form>,
  );
  await userEvent.click(screen.getByText('4 GB'));
  expect(onValueChange).toHaveBeenCalledWith('2');
  const form = container.querySelector('form');
  expect(form && new FormData(form).get('plan')).toBe('2');
});

test('the group is described by hint and error', () => {
  render(<RadioCards legend="Plan" name="plan" options={options} hint="Change it any time." error="Choose a plan." />);
  expect(screen.getByRole('group', { name: 'Plan' })).toHaveAccessibleDescription('Change it any time. Choose a plan.');
});

test('fields of an option are between its card and the next one, so that the Tab key goes from the radio into them', async () => {
  render(
    <RadioCards
      legend="Payment method"
      name="method"
      defaultValue="card"
      options={[
        { value: 'card', title: 'Card', reveals: <input aria-label="Saved card" /> },
        { value: 'bank', title: 'Bank transfer' },
      ]}
    />,
  );
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Card' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Saved card' })).toHaveFocus();
});
