import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Select } from './select.tsx';

test('selects like a native select, including groups', async () => {
  const onChange = vi.fn();
  render(
    <Select
      label="System"
      placeholder="Choose"
      onChange={(event) => onChange(event.currentTarget.value)}
      options={[
        { label: 'Linux', options: [{ value: 'debian', label: 'Debian 13' }] },
        { value: 'windows', label: 'Windows', disabled: true },
      ]}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'System' });
  expect(select).toHaveValue('');
  expect(screen.getByRole('group', { name: 'Linux' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Windows' })).toBeDisabled();
  await userEvent.selectOptions(select, 'debian');
  expect(onChange).toHaveBeenCalledWith('debian');
});

test.each([false, true])('has no default selection, required: %s', (required) => {
  const options = [{ value: 'de', label: 'Germany' }];
  render(<Select label="Country" placeholder="Choose" required={required} options={options} />);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Choose');
});
