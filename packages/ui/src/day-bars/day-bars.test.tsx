import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DayBars, type DayTone } from './day-bars.tsx';

const days: DayTone[] = ['neutral', 'success', 'danger', 'success'];
const bars = (more: { days?: DayTone[] } = {}) =>
  render(
    <DayBars
      label="Uptime"
      days={days}
      valueText={(index) => `Day ${index + 1}`}
      summary="99%"
      startLabel="4 days ago"
      endLabel="Today"
      {...more}
    />,
  );

test('selects the day under the pointer and shows the summary again afterwards', () => {
  bars();
  const slider = screen.getByRole('slider', { name: 'Uptime' });
  slider.getBoundingClientRect = () => new DOMRect(100, 0, 400, 40);
  fireEvent.pointerMove(slider, { clientX: 320 });
  expect(screen.getByText('Day 3')).toBeDefined();
  fireEvent.pointerMove(slider, { clientX: 9000 });
  expect(screen.getByText('Day 4')).toBeDefined();
  fireEvent.pointerLeave(slider);
  expect(screen.getByText('99%')).toBeDefined();
});

test('stays within the days with the keyboard', () => {
  bars();
  const slider = screen.getByRole('slider');
  const now = () => slider.getAttribute('aria-valuenow');
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(now()).toBe('4');
  fireEvent.keyDown(slider, { key: 'PageDown' });
  expect(now()).toBe('1');
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(now()).toBe('1');
});

test('draws worse days taller, so that colour is not the only sign', () => {
  const { container } = bars();
  const height = (tone: DayTone) =>
    Number(/v-(\d+)/.exec(container.querySelector(`path[data-tone=${tone}]`)?.getAttribute('d') ?? '')?.[1]);
  expect(height('danger')).toBeGreaterThan(height('success'));
  expect(height('success')).toBeGreaterThan(height('neutral'));
});

test('renders without days', () => {
  const { container } = bars({ days: [] });
  expect(container.querySelectorAll('path')).toHaveLength(0);
});
