import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/date-range-field.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Grid } from '../grid/grid.tsx';
import { DateRangeField, type DateRangePreset } from './date-range-field.tsx';
import { docs } from './date-range-field.docs.tsx';
import { addDays } from './dates.ts';

const meta = {
  title: 'Fields/DateRangeField',
  component: DateRangeField,
  args: {
    legend: 'Period',
    fromLabel: 'From',
    toLabel: 'To',
    fromName: 'from',
    toName: 'to',
    defaultValue: { from: '2025-11-11', to: '2025-11-13' },
    locale: 'en-GB',
    timeZone: 'UTC',
    timeZoneLabel: 'Days start at midnight UTC.',
    calendarLabel: 'Choose dates',
    previousLabel: 'Previous month',
    nextLabel: 'Next month',
    startPrompt: 'Choose the first day',
    endPrompt: 'Choose the last day',
  },
} satisfies Meta<typeof DateRangeField>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

const presetsLabel = 'Frequent periods';
/** Fixed days in the past, so that pictures don’t change. */
const presets: DateRangePreset[] = [
  { label: 'First week', range: () => ({ from: '2025-11-01', to: '2025-11-07' }) },
  { label: 'Three days', range: () => ({ from: '2025-11-11', to: '2025-11-13' }) },
  { label: 'Whole month', range: () => ({ from: '2025-11-01', to: '2025-11-30' }) },
];

/** The first press chooses a day, the second the other end, in either order. */
export const InAForm: Story = {
  render: (args) => (
    <form aria-label="Report">
      <DateRangeField {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const sent = () => Object.fromEntries(new FormData(canvas.getByRole<HTMLFormElement>('form')));
    await userEvent.click(canvas.getByRole('button', { name: 'Choose dates' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Choose dates' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Thursday, 20 November 2025' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('Choose the last day');
    await userEvent.click(dialog.getByRole('button', { name: 'Sunday, 2 November 2025' }));
    await expect(sent()).toEqual({ from: '2025-11-02', to: '2025-11-20' });
    await expect(canvas.getByRole('button', { name: 'Choose dates' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(/2\s?–\s?20 November 2025/);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sent()).toEqual({ from: '2025-11-11', to: '2025-11-13' }));
  },
};

/** A preset is chosen with one press, and limited to the days that can be chosen. */
export const Presets: Story = {
  args: {
    presetsLabel,
    presets: [{ label: 'Last 7 days', range: (today) => ({ from: addDays(today, -6), to: today }) }],
    max: '2025-11-15',
    min: '2020-01-01',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose dates' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Last 7 days' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    const last = canvas.getByLabelText<HTMLInputElement>('To').value;
    await expect(last <= '2025-11-15').toBe(true);
  },
};

/** Empty, chosen, Russian, invalid, disabled and read-only. */
export const Matrix: Story = {
  parameters: pictured('forced-colors', 'rtl'),
  render: (args) => (
    <Grid columns={{ base: 1, md: 2 }} gap={24}>
      <DateRangeField {...args} defaultValue={{ from: '', to: '' }} requirement="optional" />
      <DateRangeField {...args} legend="Chosen" hint="Up to a year." />
      <DateRangeField
        {...args}
        legend="Период"
        fromLabel="С"
        toLabel="По"
        timeZoneLabel="Дни начинаются в полночь по Москве (UTC+3)."
        calendarLabel="Выбрать даты"
      />
      <DateRangeField {...args} legend="Invalid" error="Choose a last day that isn’t before the first." />
      <DateRangeField {...args} legend="Disabled" disabled />
      <DateRangeField {...args} legend="Read-only" readOnly />
    </Grid>
  ),
};

const open: Story['play'] = async ({ canvas, canvasElement }) => {
  const button = canvasElement.querySelector<HTMLElement>('[aria-haspopup="dialog"]');
  if (button) await userEvent.click(button);
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
};

/** The calendar with presets and limits. */
export const MatrixOfTheCalendar: Story = {
  parameters: pictured('forced-colors', 'rtl'),
  args: { presets, presetsLabel, min: '2025-11-03', max: '2025-12-15' },
  render: (args) => (
    <div style={{ minHeight: 560 }}>
      <DateRangeField {...args} />
    </div>
  ),
  play: open,
};

/** In Russian, with weeks that start on Monday. */
export const MatrixInRussian: Story = {
  parameters: pictured('forced-colors', 'rtl'),
  args: {
    locale: 'ru',
    legend: 'Период',
    fromLabel: 'С',
    toLabel: 'По',
    timeZone: 'Europe/Moscow',
    timeZoneLabel: 'Дни начинаются в полночь по Москве (UTC+3).',
    calendarLabel: 'Выбрать даты',
    previousLabel: 'Предыдущий месяц',
    nextLabel: 'Следующий месяц',
    startPrompt: 'Выберите первый день',
    endPrompt: 'Выберите последний день',
    presetsLabel: 'Частые периоды',
    presets: [{ label: 'Последние 7 дней', range: () => ({ from: '2025-11-07', to: '2025-11-13' }) }],
  },
  render: (args) => (
    <div style={{ minHeight: 560 }}>
      <DateRangeField {...args} />
    </div>
  ),
  play: open,
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
