import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/day-bars.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Stack } from '../stack/stack.tsx';
import { docs } from './day-bars.docs.tsx';
import { DayBars, type DayTone } from './day-bars.tsx';

const meta: Meta<typeof DayBars> = { title: 'Data pictures/DayBars', component: DayBars };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const quarter = (wrong: Readonly<Record<number, DayTone>> = {}, unknown = 0): DayTone[] =>
  Array.from({ length: 90 }, (_, index) => (index < unknown ? 'neutral' : (wrong[index] ?? 'success')));
const wrong = { 42: 'danger', 56: 'info', 66: 'warning', 80: 'danger' } as const;
const said: Readonly<Record<DayTone, string>> = {
  neutral: 'no data',
  success: 'no incidents',
  info: 'maintenance',
  warning: 'degraded performance',
  danger: 'outage, 42 minutes',
};
const texts = { summary: '99.97% uptime', startLabel: '90 days ago', endLabel: 'Today' };

/** Move over the bars, or focus them and use the arrow keys, to read a day. */
export const Uptime: StoryObj = {
  render: () => {
    const days = quarter(wrong);
    return (
      <DayBars
        label="Frankfurt, last 90 days"
        days={days}
        valueText={(index) => `Day ${index + 1}: ${said[days[index] ?? 'neutral']}`}
        {...texts}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bars = canvas.getByRole('slider', { name: 'Frankfurt, last 90 days' });
    await expect(bars).toHaveAttribute('aria-valuetext', 'Day 90: no incidents');
    await userEvent.tab();
    await expect(bars).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft>9/}');
    await expect(bars).toHaveAttribute('aria-valuetext', 'Day 81: outage, 42 minutes');
    await expect(canvas.getByText('Day 81: outage, 42 minutes')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('99.97% uptime')).toBeVisible();
  },
};

/** All tones, days without data, no days, and long Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured('forced-colors', 'rtl'),
  render: () => {
    const sets: readonly (readonly [string, readonly DayTone[]])[] = [
      ['All tones', quarter(wrong)],
      ['New', quarter({}, 60)],
      ['Nothing known', quarter({}, 90)],
      ['Empty', []],
    ];
    return (
      <Stack gap={24}>
        {sets.map(([label, days]) => (
          <DayBars
            key={label}
            label={label}
            days={days}
            valueText={(index) => said[days[index] ?? 'neutral']}
            {...texts}
          />
        ))}
        <DayBars
          label="Франкфурт, последние 90 дней"
          days={quarter(wrong).slice(60)}
          valueText={() => '12 сентября: частичная недоступность, 42 минуты'}
          summary="Доступность за последние 30 дней: 99,97 %"
          startLabel="30 дней назад"
          endLabel="Сегодня"
        />
      </Stack>
    );
  },
};

export const KeyboardTable: StoryObj = keyboardStory(docs);
