import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RadioGroup } from './radio-group.tsx';

test('keeps the controlled value', async () => {
  const onValueChange = vi.fn();
  const options = [
    { value: '1', label: '1 month' },
    { value: '12', label: '12 months', hint: '10 % less' },
  ];
  const { rerender } = render(
    <RadioGroup legend="Pay for" name="period" options={options} value="1" onValueChange={onValueChange} />,
  );
  await userEvent.click(screen.getByRole('radio', { name: /12 months/ }));
  expect(onValueChange).toHaveBeenCalledWith('12');
  expect(screen.getByRole('radio', { name: '1 month' })).toBeChecked();
  rerender(<RadioGroup legend="Pay for" name="period" options={options} value="12" onValueChange={onValueChange} />);
  expect(screen.getByRole('radio', { name: /12 months/ })).toBeChecked();
});
