import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { moveByKey } from './keys.ts';
import { evenScale, stopScale } from './scale.ts';
import { Slider, type SliderProps } from './slider.tsx';

const stops = [1, 2, 4, 8, 16];
const text = (value: number) => `${value} GB`;

function setup(props: Partial<SliderProps> = {}) {
  render(<Slider label="Memory" valueText={text} stops={stops} defaultValue={4} {...props} />);
  const thumb = screen.getByRole('slider', { name: 'Memory' });
  act(() => thumb.focus());
  return thumb;
}
const press = (thumb: HTMLElement, key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(thumb, { key, ...init });

test('announces its value with the unit and its bounds', () => {
  const thumb = setup();
  expect(thumb).toHaveAttribute('aria-valuetext', '4 GB');
  expect(thumb).toHaveAttribute('aria-valuenow', '4');
  expect(thumb).toHaveAttribute('aria-valuemin', '1');
  expect(thumb).toHaveAttribute('aria-valuemax', '16');
});

test('moves by a tiny step, and submits digits', () => {
  const onValueChange = vi.fn();
  const amount = { stops: undefined, max: 0.001, step: 1e-7, defaultValue: 0.0000005, name: 'amount', onValueChange };
  const thumb = setup(amount);
  expect(document.querySelector('[name="amount"]')).toHaveValue('0.0000005');
  press(thumb, 'ArrowRight');
  expect(onValueChange).toHaveBeenLastCalledWith(0.0000006);
});

/** APG slider, from the third of five stops, a page being two. */
test.each([
  ['ArrowRight', 8],
  ['ArrowUp', 8],
  ['ArrowLeft', 2],
  ['ArrowDown', 2],
  ['PageUp', 16],
  ['PageDown', 1],
  ['Home', 1],
  ['End', 16],
])('%s', (key, value) => {
  const onValueCommit = vi.fn();
  const thumb = setup({ page: 2, onValueCommit });
  press(thumb, key);
  expect(thumb).toHaveAttribute('aria-valuenow', String(value));
  expect(onValueCommit).toHaveBeenCalledExactlyOnceWith(value);
});

test('does not exceed the limit, and shows the reason', () => {
  const thumb = setup({ limit: { value: 8, reason: 'Your quota ends here' } });
  press(thumb, 'End');
  expect(thumb).toHaveAttribute('aria-valuenow', '8');
  expect(thumb).toHaveAttribute('aria-valuemax', '8');
  expect(thumb).toHaveAccessibleDescription('Your quota ends here');
});

test('a value beyond the limit can only decrease', () => {
  const thumb = setup({ defaultValue: 16, limit: { value: 4, reason: 'Your quota ends here' } });
  expect(thumb).toHaveAttribute('aria-valuemax', '16');
  press(thumb, 'ArrowUp');
  expect(thumb).toHaveAttribute('aria-valuenow', '16');
  press(thumb, 'ArrowDown');
  expect(thumb).toHaveAttribute('aria-valuenow', '8');
  press(thumb, 'Home');
  press(thumb, 'End');
  expect(thumb).toHaveAttribute('aria-valuenow', '4');
  expect(thumb).toHaveAttribute('aria-valuemax', '4');
});

test.each([
  [false, '4'],
  [true, null],
])('disabled %s submits %s', (disabled, sent) => {
  const { container } = render(
    <form>
      <Slider label="Memory" valueText={text} stops={stops} defaultValue={4} name="memory" disabled={disabled} />
    </form>,
  );
  const form = container.querySelector('form');
  expect(form && new FormData(form).get('memory')).toBe(sent);
  // Radix's own hidden input would be an additional form control.
  expect(container.querySelectorAll('input')).toHaveLength(1);
});

test('does not move when disabled', () => {
  const onValueChange = vi.fn();
  press(setup({ disabled: true, onValueChange }), 'End');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('renders its position on the server without style attributes', () => {
  const html = renderToString(<Slider label="Memory" valueText={text} max={50} defaultValue={10} />);
  expect(html).not.toContain('style=');
  expect(html).toContain('cx="20%"');
});

test('is filled from its origin in both directions', () => {
  const { container, rerender } = render(<Slider label="Memory" valueText={text} origin={50} value={75} />);
  const filled = () => container.querySelector<HTMLElement>('[data-part="range"]');
  expect(filled()?.style.insetInlineStart).toContain('* 0.5)');
  expect(filled()?.style.insetInlineEnd).toContain('* 0.75)');
  rerender(<Slider label="Memory" valueText={text} origin={50} value={40} />);
  expect(filled()?.style.insetInlineStart).toContain('* 0.4)');
});

test('uses the writing direction at the time of a key press', () => {
  const thumb = setup();
  // By style, because the test environment doesn't derive it from the attribute.
  document.documentElement.style.direction = 'rtl';
  press(thumb, 'ArrowLeft');
  document.documentElement.removeAttribute('style');
  expect(thumb).toHaveAttribute('aria-valuenow', '8');
});

test('resetting the form restores the initial value', async () => {
  const onValueChange = vi.fn();
  const { container } = render(
    <form>
      <Slider label="Memory" valueText={text} stops={stops} defaultValue={4} name="memory" {...{ onValueChange }} />
      <button type="reset">Reset</button>
    </form>,
  );
  press(screen.getByRole('slider'), 'End');
  const form = container.querySelector('form');
  expect(form && new FormData(form).get('memory')).toBe('16');
  act(() => screen.getByRole('button').focus());
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '4'));
  expect(form && new FormData(form).get('memory')).toBe('4');
  expect(onValueChange).toHaveBeenLastCalledWith(4);
});

test.each([
  [{ value: Number.NaN }, '0'],
  [{ value: 500 }, '100'],
  [{ min: 5, max: 5 }, '5'],
  [{ min: 5, max: 1 }, '5'],
  [{ step: 0 }, '0'],
  [{ max: Number.NaN }, '0'],
  [{ stops: [], value: 3 }, '0'],
])('renders with %j', (props, value) => {
  render(<Slider label="Memory" valueText={text} {...props} />);
  const thumb = screen.getByRole('slider');
  expect(thumb).toHaveAttribute('aria-valuenow', value);
  expect(thumb.parentElement?.getAttribute('style')).not.toContain('NaN');
});

describe('moveByKey', () => {
  const move = { from: 5, lowest: 2, highest: 8, page: 3, rtl: false, vertical: false };
  test('follows the writing direction, except when vertical', () => {
    expect(moveByKey('ArrowRight', false, { ...move, rtl: true })).toBe(4);
    expect(moveByKey('ArrowLeft', false, { ...move, rtl: true })).toBe(6);
    expect(moveByKey('ArrowRight', false, { ...move, rtl: true, vertical: true })).toBe(6);
  });
  test('stays within this thumb’s own range', () => {
    expect(moveByKey('Home', false, move)).toBe(2);
    expect(moveByKey('End', false, move)).toBe(8);
    expect(moveByKey('ArrowUp', true, { ...move, from: 7 })).toBe(8);
  });
  test('leaves other keys alone', () => expect(moveByKey('Tab', false, move)).toBeUndefined());
});

describe('scales', () => {
  test('even steps have no binary rounding errors', () => {
    const scale = evenScale(0, 1, 0.1);
    expect(Array.from({ length: scale.last + 1 }, (_, i) => scale.at(i))).toEqual([
      0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1,
    ]);
  });
  test('even steps may be tiny', () => {
    const scale = evenScale(0, 0.001, 1e-7);
    expect(scale.at(scale.nearest(0.0000123))).toBe(0.0000123);
    expect(scale.at(3)).toBe(3e-7);
    expect(evenScale(0, 2, 0.01).at(evenScale(0, 2, 0.01).nearest(1.005))).toBe(1.01);
  });
  test('reaches an upper bound that is not on a step', () => {
    const scale = evenScale(0, 10, 3);
    expect(scale.at(scale.last)).toBe(10);
    expect(scale.nearest(10)).toBe(scale.last);
  });
  test('position and value are inverse', () => {
    const ascending = fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(ascending, (values) => {
        const scale = stopScale(values.toSorted((a, b) => a - b));
        return values.every((_, position) => scale.nearest(scale.at(position)) === position);
      }),
    );
  });
});
