import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RadioBars } from './radio-bars.tsx';

const options = [
  { value: 'small', label: 'NVMe 1', bars: [0.1, 0.2] },
  { value: 'large', label: 'NVMe 7', note: '−15%', bars: [1, 3] },
];

test('options are radio buttons named by their label and described by their note', () => {
  render(<RadioBars id="plan" legend="Plan" name="plan" options={options} defaultValue="small" />);
  expect(screen.getByRole('group', { name: 'Plan' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'NVMe 1' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'NVMe 7' })).toHaveAccessibleDescription('−15%');
});

test('a click anywhere on a column selects it', async () => {
  const onValueChange = vi.fn();
  const { container } = render(
    <RadioBars
      id="plan"
      legend="Plan"
      name="plan"
      options={options}
      defaultValue="small"
      onValueChange={onValueChange}
    />,
  );
  const [, second] = container.querySelectorAll('[data-part="bars"]');
  await userEvent.click(second ?? container);
  expect(screen.getByRole('radio', { name: 'NVMe 7' })).toBeChecked();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('large');
});

test('bars never leave their column, and the smallest is still seen', () => {
  const { container } = render(
    <RadioBars id="plan" legend="Plan" name="plan" options={[{ value: 'a', label: 'A', bars: [0, 7, Number.NaN] }]} />,
  );
  const heights = [...container.querySelectorAll('[data-part="bars"] rect')].map((bar) => bar.getAttribute('height'));
  expect(heights).toEqual(['2', '100', '2']);
});
