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

test('speaks its value with the unit, and its bounds', () => {
  const thumb = setup();
  expect(thumb).toHaveAttribute('aria-valuetext', '4 GB');
  expect(thumb).toHaveAttribute('aria-valuenow', '4');
  expect(thumb).toHaveAttribute('aria-valuemin', '1');
  expect(thumb).toHaveAttribute('aria-valuemax', '16');
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

test('does not pass the limit, and gives the reason', () => {
  const thumb = setup({ limit: { value: 8, reason: 'Your quota ends here' } });
  press(thumb, 'End');
  expect(thumb).toHaveAttribute('aria-valuenow', '8');
  expect(thumb).toHaveAttribute('aria-valuemax', '8');
  expect(thumb).toHaveAccessibleDescription('Your quota ends here');
});

test('disabled, it does not move', () => {
  const onValueChange = vi.fn();
  press(setup({ disabled: true, onValueChange }), 'End');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('the server draws it where it stands, without a style attribute, which a strict CSP would refuse', () => {
  const html = renderToString(<Slider label="Memory" valueText={text} max={50} defaultValue={10} />);
  expect(html).not.toContain('style=');
  expect(html).toContain('cx="20%"');
});

test('is filled from where it stands now, in both directions', () => {
  const { container, rerender } = render(<Slider label="Memory" valueText={text} origin={50} value={75} />);
  const filled = () => container.querySelector<HTMLElement>('[data-part="range"]');
  expect(filled()?.style.insetInlineStart).toContain('* 0.5)');
  expect(filled()?.style.insetInlineEnd).toContain('* 0.75)');
  rerender(<Slider label="Memory" valueText={text} origin={50} value={40} />);
  expect(filled()?.style.insetInlineStart).toContain('* 0.4)');
});

test('goes by the direction of the page as it is when a key is pressed', () => {
  const thumb = setup();
  // The style, because the document of these tests does not derive it from the attribute.
  document.documentElement.style.direction = 'rtl';
  press(thumb, 'ArrowLeft');
  document.documentElement.removeAttribute('style');
  expect(thumb).toHaveAttribute('aria-valuenow', '8');
});

test('a reset of the form gives the first value back', async () => {
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
  act(() => screen.getByRole('button').click());
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
])('%j is drawn all the same', (props, value) => {
  render(<Slider label="Memory" valueText={text} {...props} />);
  const thumb = screen.getByRole('slider');
  expect(thumb).toHaveAttribute('aria-valuenow', value);
  expect(thumb.getAttribute('style')).not.toContain('NaN');
});

describe('moveByKey', () => {
  const move = { from: 5, lowest: 2, highest: 8, page: 3, rtl: false, vertical: false };
  test('turns with the writing direction, but not when vertical', () => {
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
  test('even steps have no dust of binary fractions', () => {
    const scale = evenScale(0, 1, 0.1);
    expect(Array.from({ length: scale.last + 1 }, (_, i) => scale.at(i))).toEqual([
      0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1,
    ]);
  });
  test('the upper bound is reached though it lies on no step', () => {
    const scale = evenScale(0, 10, 3);
    expect(scale.at(scale.last)).toBe(10);
    expect(scale.nearest(10)).toBe(scale.last);
  });
  test('the position of a value at a position is that position', () => {
    const ascending = fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(ascending, (values) => {
        const scale = stopScale(values.toSorted((a, b) => a - b));
        return values.every((_, position) => scale.nearest(scale.at(position)) === position);
      }),
    );
  });
});
