import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RollingPrice } from './rolling-price.tsx';

const eur = { short: 'EUR' };
const price = (cents: number) => (
  <RollingPrice amount={{ cents }} currency={eur} locale="en" announcement={(text) => `Now ${text}`} />
);

afterEach(() => vi.useRealTimers());

test('is neither animated nor announced initially', () => {
  vi.useFakeTimers();
  const { container, rerender } = render(price(1200));
  rerender(price(1200));
  act(() => vi.runAllTimers());
  expect(container.firstElementChild).not.toHaveAttribute('data-rolled');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('rolls in the direction of the change and is announced once when settled', () => {
  vi.useFakeTimers();
  const { container, rerender } = render(price(1200));
  for (const cents of [1300, 1400, 1500]) {
    rerender(price(cents));
    act(() => vi.advanceTimersByTime(300));
  }
  expect(container.firstElementChild).toHaveAttribute('data-rolled', 'up 1');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => vi.advanceTimersByTime(700));
  expect(screen.getByRole('status')).toHaveTextContent('Now €15');
  rerender(price(900));
  expect(container.firstElementChild).toHaveAttribute('data-rolled', 'down 0');
  act(() => vi.advanceTimersByTime(700));
  expect(screen.getByRole('status')).toHaveTextContent('Now €9');
});

test('announces a return to the initial price', () => {
  vi.useFakeTimers();
  const { rerender } = render(price(1200));
  rerender(price(1300));
  act(() => vi.advanceTimersByTime(700));
  rerender(price(1200));
  act(() => vi.advanceTimersByTime(700));
  expect(screen.getByRole('status')).toHaveTextContent('Now €12');
});

test('says nothing where what is around announces it', () => {
  vi.useFakeTimers();
  const silent = (cents: number) => <RollingPrice amount={{ cents }} currency={eur} locale="en" announcement={null} />;
  const { container, rerender } = render(silent(1200));
  rerender(silent(1300));
  act(() => vi.runAllTimers());
  expect(container.firstElementChild).toHaveAttribute('data-rolled', 'up 1');
  expect(screen.queryByRole('status')).toBeNull();
});
