import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { NumberField } from './number-field.tsx';
import { parseNumber, settle } from './parse-number.ts';

const labels = { label: 'Memory', increaseLabel: 'More', decreaseLabel: 'Less' };

test('does not touch what is typed until it is done, then clamps and reports once', async () => {
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

test('takes a pasted price, and gives the last good value back for nonsense', async () => {
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

test('moves by keys and buttons and stops at its bounds', async () => {
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

test('an emptied field is null', async () => {
  const onValueChange = vi.fn();
  render(<NumberField {...labels} defaultValue={8} onValueChange={onValueChange} />);
  await userEvent.clear(screen.getByRole('spinbutton'));
  await userEvent.tab();
  expect(onValueChange).toHaveBeenCalledWith(null);
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
    ['abc', false, undefined],
    ['', true, undefined],
  ])('%s', (text, decimalComma, value) => {
    expect(parseNumber(text, decimalComma)).toBe(value);
  });
});

test('settles inside the bounds, on a step or on the upper bound', () => {
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
