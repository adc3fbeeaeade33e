import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DataBar } from './data-bar.tsx';

const rectsOf = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('rect'), (rect) => [rect.getAttribute('x'), rect.getAttribute('width')]);

test('the bar is the share of the largest value, and the text is read without it', () => {
  const { container } = render(<DataBar value={8} max={32} label="8 GB" />);
  expect(rectsOf(container)).toEqual([
    [null, '100%'],
    [null, '25%'],
  ]);
  expect(screen.getByText('8 GB')).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test.each([
  ['zero', 0, 32, '0%'],
  ['the smallest value', 1, 1e9, '1%'],
  ['an endless value', Infinity, 32, '0%'],
  ['an unknown value', Number.NaN, 32, '0%'],
  ['a negative value', -4, 32, '0%'],
  ['a value above the largest one', 64, 32, '100%'],
  ['a value without a largest one', 4, 0, '100%'],
  ['zero without a largest one', 0, 0, '0%'],
])('draws %s', (_name, value, max, width) => {
  const { container } = render(<DataBar value={value} max={max} label="—" />);
  expect(rectsOf(container).at(-1)).toEqual([null, width]);
});

test('marks the former value and what changed, upwards and downwards', () => {
  const change = (container: HTMLElement) => {
    const part = container.querySelector('[data-part="change"]');
    return [part?.getAttribute('x'), part?.getAttribute('width')];
  };
  const { container, rerender } = render(
    <DataBar value={4} max={8} label="4 GB" former={{ value: 2, label: 'was 2 GB' }} />,
  );
  expect(change(container)).toEqual(['25%', '25%']);
  expect(container).toHaveTextContent('4 GBwas 2 GB');
  rerender(<DataBar value={2} max={8} label="2 GB" former={{ value: 8, label: 'was 8 GB' }} />);
  expect(change(container)).toEqual(['25%', '75%']);
  expect(container.querySelector('[data-part="mark"]')).toHaveAttribute('x', '100%');
});
