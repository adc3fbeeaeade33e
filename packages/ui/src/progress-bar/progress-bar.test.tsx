import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

test('is announced at every quarter and at the end, not at every percent', () => {
  const bar = (value: number) => <ProgressBar label="Installing" value={value} valueLabel={`${value} %`} />;
  const { rerender } = render(bar(10));
  const spoken = screen.getByRole('status');
  expect(spoken).toBeEmptyDOMElement();
  rerender(bar(24));
  expect(spoken).toBeEmptyDOMElement();
  rerender(bar(26));
  expect(spoken).toHaveTextContent('26 %');
  rerender(bar(40));
  expect(spoken).toHaveTextContent('26 %');
  rerender(<ProgressBar label="Installing" value={100} valueLabel="100 %" state="success" result="Installed" />);
  expect(spoken).toHaveTextContent('Installed');
  expect(screen.getByRole('progressbar', { name: 'Installing' })).toHaveValue(100);
});

test.each([
  ['0 of 0', Number.NaN, 100],
  ['a zero limit', 5, 0],
  ['a NaN limit', 5, Number.NaN],
])('renders with %s', (_what, value, max) => {
  const bar = <ProgressBar label="Copying" value={value} max={max} valueLabel="No files" />;
  const { rerender } = render(bar);
  rerender(bar);
  expect(screen.getByRole('progressbar', { name: 'Copying' })).toBeVisible();
});

test('treats 0 of 0 as indeterminate', () => {
  render(<ProgressBar label="Copying" value={0 / 0} valueLabel="No files" />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
});
