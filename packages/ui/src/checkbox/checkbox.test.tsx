import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';

test('is invalid and described by the error', () => {
  render(<Checkbox label="I accept the terms" hint="Version 4." error="Accept the terms to continue." />);
  const box = screen.getByRole('checkbox', { name: 'I accept the terms' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Version 4. Accept the terms to continue.');
});

test('is indeterminate until clicked, and passes its ref to the input', async () => {
  const ref = vi.fn();
  const { rerender } = render(<Checkbox ref={ref} label="All" indeterminate />);
  const box = screen.getByRole('checkbox');
  expect(box).toBePartiallyChecked();
  expect(ref).toHaveBeenCalledWith(box);
  rerender(<Checkbox ref={ref} label="All" indeterminate={false} />);
  await userEvent.click(screen.getByText('All'));
  expect(box).toBeChecked();
});
