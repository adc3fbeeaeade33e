import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NumberField } from './number-field.tsx';
import { parseNumber, settle } from './parse-number.ts';

const labels = { label: 'Memory', increaseLabel: 'More', decreaseLabel: 'Less' };

test('keeps the text while typing, then clamps it and calls onValueChange once', async () => {
  const onValueChange = vi.fn();
  render(<NumberField {...labels} min={4} max={64} defaultValue={8} onValueChange={onValueChange} />);
  const input = screen.getByRole('spinbutton', { name: 'Memory' });
  await userEvent.clear(input);
  await userEvent.type(input, '1');
  expect(input).toHaveValue('1');
  await userEvent.type(input, '28');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(input).toHaveValue('64');
  expect(onValueChange.mock.calls).toEqual([[64]]);
});

test('accepts a pasted price, and restores the last valid value after invalid input', async () => {
  const onValueChange = vi.fn();
  render(<NumberField {...labels} step={0.01} decimalComma onValueChange={onValueChange} />);
  const input = screen.getByRole('spinbutton');
  await userEvent.click(input);
  await userEvent.paste('1 500,50 ₽');
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith(1500.5);
  expect(input).toHaveValue('1500,5');
  await userEvent.clear(input);
  await userEvent.type(input, 'much');
  await userEvent.tab();
  expect(input).toHaveValue('1500,5');
});

test('keeps and shows amounts of coins, whose steps are tiny', async () => {
  const onValueChange = vi.fn();
  render(<NumberField {...labels} step={0.00000001} defaultValue={1e-8} onValueChange={onValueChange} />);
  const input = screen.getByRole('spinbutton');
  expect(input).toHaveValue('0.00000001');
  await userEvent.clear(input);
  await userEvent.type(input, '0.0005{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith(0.0005);
  await userEvent.keyboard('{ArrowUp}');
  expect(input).toHaveValue('0.00050001');
});

test('submits digits instead of an exponent', () => {
  const { container } = render(
    <form>
      <NumberField {...labels} name="amount" defaultValue={1e-8} step={1e-8} format={String} />
    </form>,
  );
  const form = container.querySelector('form');
  expect(form && new FormData(form).get('amount')).toBe('0.00000001');
});

test('steps with keys and buttons and stops at its bounds', async () => {
  render(<NumberField {...labels} min={1} max={32} step={1} defaultValue={30} />);
  const input = screen.getByRole('spinbutton');
  await userEvent.click(input);
  await userEvent.keyboard('{ArrowUp}');
  expect(input).toHaveAttribute('aria-valuenow', '31');
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
  await userEvent.click(input);
  await userEvent.keyboard('{PageDown}{Shift>}{ArrowDown}{/Shift}');
  expect(input).toHaveValue('12');
});

test('supports small steps with Alt, and Home and End for its bounds', async () => {
  render(<NumberField {...labels} min={0} max={10} step={1} smallStep={0.1} defaultValue={5} />);
  const input = screen.getByRole('spinbutton');
  await userEvent.click(input);
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(input).toHaveValue('5.1');
  await userEvent.keyboard('{Home}');
  expect(input).toHaveValue('0');
  await userEvent.keyboard('{End}');
  expect(input).toHaveValue('10');
});

test('without bounds, Home and End move the caret', async () => {
  render(<NumberField {...labels} defaultValue={55} />);
  const input = screen.getByRole('spinbutton');
  await userEvent.click(input);
  await userEvent.keyboard('{Home}1');
  expect(input).toHaveValue('155');
});

test('steps with the wheel only if enabled and focused', async () => {
  const { rerender } = render(<NumberField {...labels} defaultValue={5} />);
  const input = screen.getByRole('spinbutton');
  await userEvent.click(input);
  fireEvent.wheel(input, { deltaY: -100 });
  expect(input).toHaveValue('5');
  rerender(<NumberField {...labels} defaultValue={5} wheel />);
  fireEvent.wheel(input, { deltaY: -100 });
  expect(input).toHaveValue('6');
  await userEvent.tab();
  fireEvent.wheel(input, { deltaY: -100 });
  expect(input).toHaveValue('6');
});

test('is formatted when not focused, and submits the plain number', async () => {
  const format = (value: number): string => `${value / 1000} thousand`;
  const { container } = render(
    <form>
      <NumberField {...labels} name="memory" defaultValue={2000} format={format} />
    </form>,
  );
  const input = screen.getByRole('spinbutton');
  expect(input).toHaveValue('2 thousand');
  await userEvent.click(input);
  expect(input).toHaveValue('2000');
  await userEvent.clear(input);
  await userEvent.type(input, '3000');
  await userEvent.tab();
  expect(input).toHaveValue('3 thousand');
  const form = container.querySelector('form');
  expect(form && new FormData(form).getAll('memory')).toEqual(['3000']);
});

test('reports null when cleared', async () => {
  const onValueChange = vi.fn();
  render(<NumberField {...labels} defaultValue={8} onValueChange={onValueChange} />);
  await userEvent.clear(screen.getByRole('spinbutton'));
  await userEvent.tab();
  expect(onValueChange).toHaveBeenCalledWith(null);
});

test('resetting the form restores the initial value', async () => {
  const onValueChange = vi.fn();
  render(
    <form>
      <NumberField {...labels} defaultValue={4} onValueChange={onValueChange} />
      <button type="reset">Reset</button>
    </form>,
  );
  const input = screen.getByRole('spinbutton');
  await userEvent.type(input, '2');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(input).toHaveValue('4'));
  expect(onValueChange.mock.calls).toEqual([[42], [4]]);
});

test('treats NaN as empty', () => {
  render(<NumberField {...labels} value={Number.NaN} min={1} />);
  expect(screen.getByRole('spinbutton')).toHaveValue('');
  expect(screen.getByRole('spinbutton')).not.toHaveAttribute('aria-valuenow');
});

test('rejects text with more than one number', async () => {
  render(<NumberField {...labels} defaultValue={8} />);
  const input = screen.getByRole('spinbutton');
  await userEvent.clear(input);
  await userEvent.type(input, '1e2{Enter}');
  expect(input).toHaveValue('8');
});

describe('parseNumber', () => {
  test.each([
    ['1 500,50 ₽', true, 1500.5],
    ['1,500.50', false, 1500.5],
    ['1.500,50', true, 1500.5],
    ['1,500', false, 1500],
    ['1,500', true, 1.5],
    ['1,234,567', true, 1234567],
    ['−3', false, -3],
    ['€12.', false, 12],
    ['.5', false, 0.5],
    ["1'500.50", false, 1500.5],
    ['\u0661\u0665\u066B\u0665', true, 15.5],
    ['\uFF11\uFF12\uFF0C\uFF15', true, 12.5],
    ['1,234.5', true, 1234.5],
    ['1.234,5', false, 1234.5],
    ['1\u00A0234\u202F567,8', true, 1234567.8],
    ['\u0663', false, 3],
    ['\uFF11\uFF12', false, 12],
    ['Rs.500', false, 500],
    ['-€5.50', false, -5.5],
    ['(5)', false, -5],
    ['(€1,234.50)', false, -1234.5],
    ['€ (12,50)', true, -12.5],
    ['5 (net)', false, 5],
    ['5 GB-months', false, 5],
    ['(net) 5', false, 5],
    ['(5', false, undefined],
    ['(-5)', false, undefined],
    ['5-', false, undefined],
    ['5 \u2212', false, undefined],
    ['€-5', false, -5],
    ['12,– €', true, 12],
    ['100 m\u00B2', false, 100],
    ['abc', false, undefined],
    ['1e2', false, undefined],
    ['0x10', false, undefined],
    ['--5', false, undefined],
    ['5-3', false, undefined],
    ['10 20', false, undefined],
    ['1,2,3', false, undefined],
    ['1.5.2026', true, undefined],
    ['9'.repeat(400), false, undefined],
    ['', true, undefined],
  ])('%s', (text, decimalComma, value) => {
    expect(parseNumber(text, decimalComma)).toBe(value);
  });
});

test('rounds to a step or the upper bound within the bounds', () => {
  const bounds = fc.record({ min: fc.integer({ min: -50, max: 50 }), room: fc.integer({ min: 0, max: 200 }) });
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, min: -1e4, max: 1e4 }),
      bounds,
      fc.constantFrom(1, 2, 5, 0.1, 0.25),
      (value, b, step) => {
        const max = b.min + b.room;
        const settled = settle(value, { min: b.min, max, step });
        expect(settled).toBeGreaterThanOrEqual(b.min);
        expect(settled).toBeLessThanOrEqual(max);
        const steps = (settled - b.min) / step;
        expect(settled === max || Math.abs(steps - Math.round(steps)) < 1e-9).toBe(true);
      },
    ),
  );
});

test('says what a typed number was brought to, and nothing about one that is allowed', async () => {
  const onAdjust = vi.fn();
  render(
    <NumberField
      label="RAM"
      min={1}
      max={32}
      defaultValue={4}
      onAdjust={onAdjust}
      increaseLabel="More"
      decreaseLabel="Less"
    />,
  );
  const field = screen.getByRole('spinbutton', { name: 'RAM' });
  await userEvent.clear(field);
  await userEvent.type(field, '64{Enter}');
  expect(field).toHaveValue('32');
  expect(onAdjust).toHaveBeenCalledExactlyOnceWith(64, 32);
  await userEvent.clear(field);
  await userEvent.type(field, '16{Enter}');
  expect(onAdjust).toHaveBeenCalledOnce();
});

describe('a button that is held down', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  // A render after each timer, as in a browser.
  const pass = (milliseconds: number) => {
    for (let past = 0; past < milliseconds; past += 20) act(() => vi.advanceTimersByTime(20));
  };
  const setup = (max = 100) => {
    const onValueChange = vi.fn();
    render(
      <NumberField
        label="Addresses"
        increaseLabel="More"
        decreaseLabel="Fewer"
        defaultValue={1}
        min={0}
        max={max}
        onValueChange={onValueChange}
      />,
    );
    return { button: screen.getByRole('button', { name: 'More' }), value: () => onValueChange.mock.lastCall?.[0] };
  };

  test('repeats, and the click at its end adds nothing', () => {
    const { button, value } = setup();
    fireEvent.pointerDown(button, { button: 0, isPrimary: true });
    pass(380);
    expect(value()).toBeUndefined();
    pass(20 + 2 * 60);
    expect(value()).toBe(4);
    fireEvent.pointerUp(button);
    fireEvent.click(button);
    pass(1000);
    expect(value()).toBe(4);
    fireEvent.click(button);
    expect(value()).toBe(5);
  });

  test('stops at the bound, when the pointer leaves, and never starts with another button', () => {
    const { button, value } = setup(3);
    fireEvent.pointerDown(button, { button: 2, isPrimary: true });
    pass(1000);
    expect(value()).toBeUndefined();
    fireEvent.pointerDown(button, { button: 0, isPrimary: true });
    fireEvent.pointerLeave(button);
    pass(1000);
    expect(value()).toBeUndefined();
    fireEvent.pointerDown(button, { button: 0, isPrimary: true });
    pass(5000);
    expect(value()).toBe(3);
    expect(vi.getTimerCount()).toBe(0);
  });
});
