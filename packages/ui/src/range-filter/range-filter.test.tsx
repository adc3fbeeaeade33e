import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RangeFilter, type RangeFilterProps } from './range-filter.tsx';
import { countByStop, logStops } from '../slider/scale.ts';
import { barsOver } from './bars.ts';
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
  test('are a labelled group with bounds that depend on each other', () => {
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
  ])('on %s, %s moves only the focused thumb', (name, key, expected) => {
    render(<Example />);
    act(() => thumb(name).focus());
    fireEvent.keyDown(thumb(name), { key });
    expect(now()).toEqual(expected);
    expect(thumb(name)).toHaveFocus();
  });

  test('commit key changes after a delay', () => {
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

describe('the text fields', () => {
  test('commit on blur or Enter, not while typing', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.clear(input('To'));
    await user.type(input('To'), '5');
    expect(now()).toEqual([20, 80]);
    await user.type(input('To'), '0{Enter}');
    expect(now()).toEqual([20, 50]);
  });

  test('clamp, accept pasted text, and keep the old value after invalid input', async () => {
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

  test('swap crossed bounds and announce it', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.clear(input('From'));
    await user.type(input('From'), '90{Enter}');
    expect(now()).toEqual([80, 90]);
    expect(screen.getByText('Swapped')).toHaveAttribute('role', 'status');
    fireEvent.keyDown(thumb('To'), { key: 'ArrowRight' });
    expect(screen.queryByText('Swapped')).toBeNull();
  });

  test('announce a typed value between two stops', async () => {
    const user = userEvent.setup();
    render(<Example stops={[0, 25, 50, 100]} />);
    await user.clear(input('To'));
    await user.type(input('To'), '60{Enter}');
    expect(thumb('To')).toHaveAttribute('aria-valuetext', '€60');
    expect(thumb('From')).toHaveAttribute('aria-valuemax', '60');
  });
});

test('reset restores the full range, and is there only if there is something to reset', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(now()).toEqual([0, 100]);
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  expect(thumb('From')).toHaveFocus();
});

test('announces the number of results when it is stable', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Example resultText="23 plans" />);
  rerender(<Example resultText="9 plans" />);
  act(() => vi.advanceTimersByTime(400));
  rerender(<Example resultText="4 plans" />);
  act(() => vi.advanceTimersByTime(499));
  expect(screen.getByText('23 plans')).toHaveAttribute('role', 'status');
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByText('4 plans')).toHaveAttribute('role', 'status');
});

describe('with any interaction', () => {
  const key = fc.record({
    bound: fc.nat(1),
    key: fc.constantFrom('ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'),
  });
  const text = fc.oneof(fc.integer({ min: -50, max: 250 }).map(String), fc.constantFrom('', 'abc', '12,5', '1 000 €'));
  const typing = fc.record({ bound: fc.nat(1), text });
  const gaps = fc.constantFrom(0, 1, 10);
  // By selector, because role queries read the whole tree hundreds of times here.
  const find = (selector: string, index: number) => document.querySelectorAll(selector).item(index);
  const read = (index: number, name: string) => Number(find('[role="slider"]', index).getAttribute(name));

  test('bounds stay in order, in range and apart, and the committed value is the displayed one', () => {
    vi.useFakeTimers();
    fc.assert(
      fc.property(fc.array(fc.oneof(key, typing), { maxLength: 10 }), gaps, (actions, gap) => {
        const onValueCommit = vi.fn<(value: Range) => void>();
        const { unmount } = render(<Example gap={gap} onValueCommit={onValueCommit} />);
        for (const action of actions) {
          if ('key' in action) fireEvent.keyDown(find('[role="slider"]', action.bound), { key: action.key });
          else {
            fireEvent.change(find('input', action.bound), { target: { value: action.text } });
            fireEvent.keyDown(find('input', action.bound), { key: 'Enter' });
          }
          const [from, to] = [read(0, 'aria-valuenow'), read(1, 'aria-valuenow')];
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(100);
          expect(Math.round(to) - Math.round(from)).toBeGreaterThanOrEqual(gap);
          expect(read(0, 'aria-valuemax')).toBeLessThanOrEqual(to);
          expect(read(1, 'aria-valuemin')).toBeGreaterThanOrEqual(from);
        }
        act(() => vi.runAllTimers());
        const committed = onValueCommit.mock.lastCall?.[0];
        if (committed) expect(committed).toEqual([read(0, 'aria-valuenow'), read(1, 'aria-valuenow')]);
        unmount();
      }),
      { numRuns: 25 },
    );
  });
});

test('of two thumbs at the upper end, the one that can move is in front', () => {
  render(<Example start={[100, 100]} />);
  expect(thumb('From')).toHaveAttribute('data-front');
  expect(thumb('To')).not.toHaveAttribute('data-front');
});

test('a typed bound between two steps is kept while the other moves', () => {
  render(<Example start={[12.5, 80]} />);
  fireEvent.keyDown(thumb('To'), { key: 'ArrowLeft' });
  expect(now()).toEqual([12.5, 79]);
});

test('a thumb that reaches the step beyond a typed bound doesn’t cross it', () => {
  vi.useFakeTimers();
  const onValueCommit = vi.fn<(value: Range) => void>();
  render(<Example start={[5, 12.5]} gap={0} onValueCommit={onValueCommit} />);
  fireEvent.keyDown(thumb('From'), { key: 'End' });
  act(() => vi.runAllTimers());
  expect(now()).toEqual([12.5, 13]);
  expect(onValueCommit).toHaveBeenLastCalledWith([12.5, 13]);
});

test.each([
  ['no numbers', [NaN, NaN], [0, 100]],
  ['one NaN', [30, NaN], [30, 100]],
  ['bounds out of range', [-50, 500], [0, 100]],
  ['crossed bounds', [80, 20], [20, 80]],
] as const)('corrects %s', (_, start, expected) => {
  render(<Example start={start} counts={[1]} />);
  expect(now()).toEqual(expected);
  expect(input('From')).toHaveValue(String(expected[0]));
  expect(document.body.innerHTML).not.toContain('NaN');
});

test('spreads fewer counts than steps evenly, and highlights those in the range', () => {
  const dark = (positions: Range, counts = [1, 2, 3, 4, 5]) => barsOver(counts, positions, 100).range;
  expect(barsOver([1, 2, 3, 4, 5], [0, 100], 100)).toEqual({
    counts: [1, 2, 3, 4, 5],
    range: [0, 4],
    viewBox: '0 0 50 100',
  });
  expect(dark([0, 50])).toEqual([0, 2]);
  expect(dark([20, 40])).toEqual([1, 1]);
  expect(dark([100, 100])).toEqual([4, 4]);
  expect(dark([40, 40], [1])).toEqual([0, 0]);
});

test('aligns counts with their steps, and omits counts beyond the last step', () => {
  expect(barsOver([1, 2, 3, 4], [1, 2], 2)).toEqual({ counts: [1, 2, 3], range: [1, 2], viewBox: '5 0 20 100' });
  render(<Example max={3} start={[1, 2]} counts={[1, 2, 3, 4]} countsLabel="Few" />);
  const paths = [...screen.getByRole('img', { name: 'Few' }).querySelectorAll('path')];
  expect(paths.map((path) => path.getAttribute('d')?.match(/M/g)?.length)).toEqual([2, 2]);
});

test('when vertical, has aria-orientation, and ArrowUp increases the value', () => {
  render(<Example orientation="vertical" counts={[1, 2]} countsLabel="Mostly cheap" />);
  expect(thumb('From')).toHaveAttribute('aria-orientation', 'vertical');
  fireEvent.keyDown(thumb('From'), { key: 'ArrowUp' });
  expect(now()).toEqual([21, 80]);
  expect(screen.queryByRole('img')).toBeNull();
});

describe('uncontrolled', () => {
  const texts = {
    legend: 'Price',
    fromLabel: 'From',
    toLabel: 'To',
    valueText: String,
    resetLabel: 'Reset',
    swappedMessage: 'Swapped',
  };

  test('starts with the full range, or with the default value', () => {
    const { unmount } = render(<RangeFilter {...texts} />);
    expect(now()).toEqual([0, 100]);
    unmount();
    render(<RangeFilter {...texts} defaultValue={[30, 40]} />);
    expect(now()).toEqual([30, 40]);
  });

  test('keeps its own value, and returns to the default when its form is reset', () => {
    const onValueChange = vi.fn();
    render(
      <form>
        <RangeFilter {...texts} defaultValue={[30, 40]} onValueChange={onValueChange} />
        <button type="reset">Clear</button>
      </form>,
    );
    fireEvent.keyDown(thumb('From'), { key: 'ArrowRight' });
    expect(now()).toEqual([31, 40]);
    expect(onValueChange).toHaveBeenLastCalledWith([31, 40]);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    return waitFor(() => expect(now()).toEqual([30, 40]));
  });
});

describe('with another collision', () => {
  test('a thumb pushes the other one along', () => {
    render(<Example collision="push" gap={5} start={[20, 30]} />);
    fireEvent.keyDown(thumb('From'), { key: 'PageUp' });
    expect(now()).toEqual([30, 35]);
    fireEvent.keyDown(thumb('From'), { key: 'End' });
    expect(now()).toEqual([95, 100]);
  });

  test('a thumb takes the place of the other one, and the focus goes with it', () => {
    render(<Example collision="swap" start={[20, 25]} />);
    act(() => thumb('From').focus());
    fireEvent.keyDown(thumb('From'), { key: 'PageUp' });
    expect(now()).toEqual([25, 30]);
    expect(thumb('To')).toHaveFocus();
  });
});

describe('with a widest range', () => {
  test('a thumb stops there, and its end is announced', () => {
    render(<Example maxRange={30} start={[20, 40]} />);
    expect(thumb('To')).toHaveAttribute('aria-valuemax', '50');
    fireEvent.keyDown(thumb('To'), { key: 'End' });
    expect(now()).toEqual([20, 50]);
  });

  test('a thumb pulls the other one along when it pushes', () => {
    render(<Example maxRange={30} collision="push" start={[20, 40]} />);
    fireEvent.keyDown(thumb('To'), { key: 'End' });
    expect(now()).toEqual([70, 100]);
  });

  test('a typed bound is moved to it', () => {
    render(<Example maxRange={30} start={[20, 40]} />);
    fireEvent.change(input('To'), { target: { value: '90' } });
    fireEvent.blur(input('To'));
    expect(now()).toEqual([20, 50]);
  });
});

describe('announces the adjusted range', () => {
  const adjustedMessage = ([from, to]: Range) => `Adjusted to ${from}–${to}`;
  const type = (name: string, text: string) => {
    fireEvent.change(input(name), { target: { value: text } });
    fireEvent.blur(input(name));
  };
  const message = () => document.querySelector('[data-part="message"]')?.textContent;

  test.each([
    ['the widest range', { maxRange: 30 }, ['To', '90'], 'Adjusted to 20–50'],
    ['the smallest distance', { gap: 10 }, ['To', '25'], 'Adjusted to 20–30'],
    ['the maximum', {}, ['To', '500'], 'Adjusted to 20–100'],
    ['no limit', {}, ['To', '60'], ''],
    ['the widest range after a swap', { maxRange: 30 }, ['From', '90'], 'Adjusted to 60–90'],
    ['only the other bound', {}, ['From', '90'], 'Swapped'],
  ] as const)('after typing a bound beyond %s', (_, props, [name, text], expected) => {
    render(<Example {...props} start={[20, 40]} {...{ adjustedMessage }} />);
    type(name, text);
    expect(message()).toBe(expected);
  });

  test('after a thumb pushed the other one, when it rests', () => {
    vi.useFakeTimers();
    render(<Example collision="push" gap={5} start={[20, 30]} {...{ adjustedMessage }} />);
    fireEvent.keyDown(thumb('From'), { key: 'ArrowRight' });
    act(() => vi.advanceTimersByTime(300));
    expect(message()).toBe('');
    for (let i = 0; i < 3; i++) fireEvent.keyDown(thumb('From'), { key: 'PageUp' });
    expect(message()).toBe('');
    act(() => vi.advanceTimersByTime(300));
    expect(message()).toBe('Adjusted to 51–56');
    fireEvent.keyDown(thumb('From'), { key: 'ArrowLeft' });
    act(() => vi.advanceTimersByTime(300));
    expect(message()).toBe('');
  });
});

describe('on a touch screen', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(any-pointer: coarse)' }));
  });
  afterEach(() => vi.unstubAllGlobals());

  test('thumbs are native ranges, which screen readers adjust by swiping', () => {
    render(<Example stops={[5, 10, 50, 100]} start={[10, 50]} />);
    const from = thumb('From');
    expect(from).toHaveProperty('type', 'range');
    expect(from).toHaveAttribute('aria-valuetext', '€10');
    fireEvent.change(from, { target: { value: '0' } });
    expect(from).toHaveAttribute('aria-valuetext', '€5');
    expect(screen.getAllByRole('slider')).toHaveLength(2);
  });

  test('a native range ends at the other bound', () => {
    render(<Example start={[20, 40]} />);
    expect(thumb('From')).toHaveProperty('max', '40');
  });
});

describe('logarithmic stops', () => {
  test('are ascending, exact at both ends, and have two significant digits between', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 2, max: 10_000 }), (min, times) => {
        const max = min * times;
        const stops = logStops(min, max);
        expect(stops[0]).toBe(min);
        expect(stops.at(-1)).toBe(max);
        for (const [index, stop] of stops.entries()) {
          if (index === 0) continue;
          expect(stop).toBeGreaterThan(stops[index - 1] ?? Infinity);
          if (index < stops.length - 1) expect(Number(stop.toPrecision(2))).toBe(stop);
        }
      }),
    );
  });
  test('the histogram has a bar for each stop and includes all values', () => {
    const stops = logStops(5, 2000);
    const prices = fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 80 });
    fc.assert(
      fc.property(prices, (values) => {
        const counts = countByStop(values, stops);
        expect(counts).toHaveLength(stops.length);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(values.length);
      }),
    );
    expect(countByStop([5, 5, 2000, NaN], stops).at(0)).toBe(2);
    expect(countByStop([5, 5, 2000], stops).at(-1)).toBe(1);
  });
});

describe('in the URL', () => {
  const whole: Range = [0, 1000];
  test('round-trips any range, and omits the full one', () => {
    expect(formatRange(whole, whole)).toBe('');
    const signed: Range = [-1000, 1000];
    const number = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(number, number, (a, b) => {
        const range: Range = a < b ? [a, b] : [b, a];
        expect(parseRange(formatRange(range, signed), signed)).toEqual(range);
      }),
    );
  });
  test('has no exponents, which it would not read', () => {
    const range: Range = [1e-8, 0.0005];
    expect(formatRange(range, whole)).toBe('0.00000001-0.0005');
    expect(parseRange(formatRange(range, whole), whole)).toEqual(range);
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
