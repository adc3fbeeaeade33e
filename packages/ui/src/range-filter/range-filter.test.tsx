import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RangeFilter, type RangeFilterProps } from './range-filter.tsx';
import { formatRange, parseRange, type Range } from './range-value.ts';

function Example(props: Partial<RangeFilterProps> & { start?: Range }) {
  const [value, setValue] = useState<Range>(props.start ?? [20, 80]);
  return (
    <RangeFilter
      legend="Price"
      fromLabel="From"
      toLabel="To"
      valueText={(amount) => `€${amount}`}
      resetLabel="Reset"
      swappedMessage="Swapped"
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
}
const thumb = (name: string) => screen.getByRole('slider', { name });
const input = (name: string) => screen.getByRole('textbox', { name });
const now = () => ['From', 'To'].map((name) => Number(thumb(name).getAttribute('aria-valuenow')));

afterEach(() => vi.useRealTimers());

describe('the thumbs', () => {
  test('are a named group whose bounds depend on each other', () => {
    render(<Example />);
    expect(screen.getByRole('group', { name: 'Price' })).toBeInTheDocument();
    expect(thumb('From')).toHaveAttribute('aria-valuemax', '80');
    expect(thumb('To')).toHaveAttribute('aria-valuemin', '20');
    expect(thumb('From')).toHaveAttribute('aria-valuetext', '€20');
  });

  test.each([
    ['To', 'Home', [20, 20]],
    ['To', 'End', [20, 100]],
    ['From', 'Home', [0, 80]],
    ['From', 'End', [80, 80]],
    ['From', 'PageUp', [30, 80]],
  ])('%s with %s moves the focused one only', (name, key, expected) => {
    render(<Example />);
    act(() => thumb(name).focus());
    fireEvent.keyDown(thumb(name), { key });
    expect(now()).toEqual(expected);
    expect(thumb(name)).toHaveFocus();
  });

  test('keep their gap', () => {
    render(<Example gap={5} start={[20, 30]} />);
    fireEvent.keyDown(thumb('From'), { key: 'End' });
    expect(now()).toEqual([25, 30]);
  });

  test('keys settle before they are committed', () => {
    vi.useFakeTimers();
    const onValueCommit = vi.fn();
    render(<Example onValueCommit={onValueCommit} />);
    for (let i = 0; i < 3; i++) fireEvent.keyDown(thumb('To'), { key: 'ArrowLeft' });
    act(() => vi.advanceTimersByTime(299));
    expect(onValueCommit).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onValueCommit).toHaveBeenCalledExactlyOnceWith([20, 77]);
  });
});

describe('the inputs', () => {
  test('take a number over when it is done, not while it is typed', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.clear(input('To'));
    await user.type(input('To'), '5');
    expect(now()).toEqual([20, 80]);
    await user.type(input('To'), '0{Enter}');
    expect(now()).toEqual([20, 50]);
  });

  test('clamp, read what was pasted, and keep the old value for nonsense', async () => {
    const user = userEvent.setup();
    render(<Example />);
    const type = async (name: string, text: string) => {
      await user.clear(input(name));
      await user.type(input(name), text);
      await user.tab();
    };
    await type('To', '1 500,50 ₽');
    expect(now()).toEqual([20, 100]);
    await type('From', 'abc');
    expect(now()).toEqual([20, 100]);
    expect(input('From')).toHaveValue('20');
  });

  test('swap crossed bounds and say so', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.clear(input('From'));
    await user.type(input('From'), '90{Enter}');
    expect(now()).toEqual([80, 90]);
    expect(screen.getByRole('status')).toHaveTextContent('Swapped');
  });
});

test('reset gives the whole range back, and is off while there is nothing to reset', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(now()).toEqual([0, 100]);
  expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled();
});

test('the count of results is spoken only once it stands', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Example resultText="23 plans" />);
  rerender(<Example resultText="9 plans" />);
  act(() => vi.advanceTimersByTime(400));
  rerender(<Example resultText="4 plans" />);
  act(() => vi.advanceTimersByTime(499));
  expect(screen.getByRole('status')).toHaveTextContent('23 plans');
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('4 plans');
});

describe('in the address', () => {
  const whole: Range = [0, 1000];
  test('any range comes back, the whole one leaves no trace', () => {
    expect(formatRange(whole, whole)).toBe('');
    const number = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(number, number, (a, b) => {
        const range: Range = a < b ? [a, b] : [b, a];
        expect(parseRange(formatRange(range, whole), whole)).toEqual(range);
      }),
    );
  });
  test.each([
    ['80-20', [20, 80]],
    ['5-99999', [5, 1000]],
    ['1.5-2', [1.5, 2]],
    ['x', whole],
    ['', whole],
    [null, whole],
  ])('%s', (text, range) => expect(parseRange(text, whole)).toEqual(range));
});
