import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { VolumeSlider, type VolumeSliderProps } from './volume-slider.tsx';

const volumes = [1, 2, 4, 8, 16, 32, 1000];
const setup = (props: Partial<VolumeSliderProps> = {}) => {
  const { container } = render(
    <VolumeSlider
      label="Объём"
      volumes={volumes}
      defaultValue={8}
      valueText={(volume) => `${volume} ГБ, ${volume * 30} ₽ в месяц`}
      {...props}
    />,
  );
  const ticks = () => [...container.querySelectorAll<HTMLElement>('[data-part="marks"] > li')];
  return { thumb: screen.getByRole('slider', { name: 'Объём' }), ticks, container };
};

test('announces volume, unit and price, and steps through the available sizes', () => {
  const onValueCommit = vi.fn();
  const { thumb } = setup({ onValueCommit });
  fireEvent.keyDown(thumb, { key: 'ArrowRight' });
  expect(thumb).toHaveAttribute('aria-valuetext', '16 ГБ, 480 ₽ в месяц');
  fireEvent.keyDown(thumb, { key: 'PageUp' });
  expect(thumb).toHaveAttribute('aria-valuenow', '1000');
  fireEvent.keyDown(thumb, { key: 'PageDown' });
  fireEvent.keyDown(thumb, { key: 'Home' });
  expect(onValueCommit.mock.calls).toEqual([[16], [1000], [16], [1]]);
});

test('ticks are at equal distances and optional', () => {
  const { ticks } = setup({ tickLabel: (volume) => (volume === 2 ? null : `${volume}`) });
  expect(ticks().map((tick) => tick.textContent)).toEqual(['1', '4', '8', '16', '32', '1000']);
  const places = ticks().map((tick) => Number(tick.style.getPropertyValue('--hoster-mark')));
  expect(places).toEqual([0, 2, 3, 4, 5, 6].map((step) => step / 6));
});

test('the bubble follows the thumb with custom content, hidden from screen readers', () => {
  const { thumb, container } = setup({ bubble: (volume) => `+${volume - 4}` });
  const bubble = container.querySelector('[data-part="bubble"]');
  expect(bubble).toHaveTextContent('+4');
  act(() => fireEvent.keyDown(thumb, { key: 'ArrowRight' }));
  expect(thumb).toContainElement(container.querySelector('[data-part="bubble"]'));
  expect(bubble).toHaveTextContent('+12');
  expect(bubble).toHaveAttribute('aria-hidden', 'true');
});

test('volumes above the quota are shown but unavailable, and the reason is announced', () => {
  const { thumb, container } = setup({ limit: { value: 16, reason: 'Больше по запросу' } });
  expect(container.querySelector('[data-part="closed"]')).not.toBeNull();
  fireEvent.keyDown(thumb, { key: 'End' });
  expect(thumb).toHaveAttribute('aria-valuenow', '16');
  expect(thumb).toHaveAttribute('aria-valuemax', '16');
  expect(thumb).toHaveAccessibleDescription('Больше по запросу');
});

test('when vertical, has aria-orientation, and ArrowUp increases the value', () => {
  const { thumb } = setup({ orientation: 'vertical' });
  expect(thumb).toHaveAttribute('aria-orientation', 'vertical');
  fireEvent.keyDown(thumb, { key: 'ArrowUp' });
  expect(thumb).toHaveAttribute('aria-valuenow', '16');
});
