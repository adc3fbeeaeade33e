import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { DateRangeField } from './date-range-field.tsx';
import { addDays } from './dates.ts';

export const docs: ComponentDocs = {
  name: 'DateRangeField',
  summary:
    'Lets users choose a period: two native date inputs to type in, with a calendar and presets such as “Last 7 days”. Without JavaScript, the browser’s own calendars choose the days. Days are texts as in HTML, `2026-11-30`, without a time: your app decides when they start, in the time zone that the field states.',
  apg: 'dialog-modal/examples/datepicker-dialog',
  anatomy: [
    ['root', 'The group of both inputs, a `<fieldset>`.'],
    ['legend', 'The question that the group answers.'],
    ['hint', 'Help text.'],
    ['error', 'The error message with an icon.'],
    ['from', 'The first day: a label and a native date input.'],
    ['to', 'The last day.'],
    ['zone', 'Says which time zone the days are in. Describes the group.'],
    ['popup', 'The dialog with presets and calendar.'],
    ['presets', 'The group of presets.'],
    ['prompt', 'Says which day to choose; announced.'],
    ['previous', 'The button that shows the month before.'],
    ['next', 'The button that shows the next month.'],
    ['month', 'One month, `role="grid"`. Two are shown from 768 px.'],
    ['title', 'Month and year; announced when they change.'],
    ['day', 'The button of a day; has `data-edge` if it’s the first or last.'],
  ],
  unionProps: [
    [
      'presets',
      'readonly DateRangePreset[]',
      'Ranges to choose with one press, each with a `label` and a function `range` that receives the current day. `addDays` and `addMonths` of the same entry help: `{ label: "Last 7 days", range: (today) => ({ from: addDays(today, -6), to: today }) }`.',
    ],
    ['presetsLabel', 'string', 'With `presets`: name of the group: “Frequent periods”.'],
  ],
  keyboard: {
    specimen: () => (
      <DateRangeField
        legend="Period"
        fromLabel="From"
        toLabel="To"
        defaultValue={{ from: '2026-11-11', to: '2026-11-13' }}
        locale="en-GB"
        timeZone="UTC"
        timeZoneLabel="Days in UTC"
        calendarLabel="Choose dates"
        previousLabel="Previous month"
        nextLabel="Next month"
        startPrompt="Choose the first day"
        endPrompt="Choose the last day"
        presets={[{ label: 'Last 7 days', range: (today) => ({ from: addDays(today, -6), to: today }) }]}
        presetsLabel="Frequent periods"
      />
    ),
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'On the button, opens the calendar and moves to the first chosen day, or to today.',
        from: 'button Choose dates',
        expect: { expanded: 'button Choose dates', focused: 'button Wednesday, 11 November 2026, From' },
      },
      ...(
        [
          ['ArrowRight', 'Moves to the next day. Mirrored in right-to-left text.', 'Thursday, 12 November 2026'],
          ['ArrowLeft', 'Moves to the day before.', 'Tuesday, 10 November 2026'],
          ['ArrowDown', 'Moves to the same day of the next week.', 'Wednesday, 18 November 2026'],
          ['ArrowUp', 'Moves to the same day of the week before.', 'Wednesday, 4 November 2026'],
          ['Home', 'Moves to the first day of the week.', 'Monday, 9 November 2026'],
          ['End', 'Moves to the last day of the week.', 'Sunday, 15 November 2026'],
          ['PageDown', 'Moves to the same day of the next month.', 'Friday, 11 December 2026'],
          ['PageUp', 'Moves to the same day of the month before.', 'Sunday, 11 October 2026'],
          ['Shift+PageDown', 'Moves to the same day of the next year.', 'Thursday, 11 November 2027'],
          ['Shift+PageUp', 'Moves to the same day of the year before.', 'Tuesday, 11 November 2025'],
        ] as const
      ).map(([key, does, day]) => ({
        keys: [key],
        does,
        from: 'button Choose dates',
        given: { press: ['Enter'], until: { focused: 'button Wednesday, 11 November 2026, From' } },
        expect: { focused: `button ${day}` },
      })),
      {
        keys: ['Enter twice'],
        press: ['Enter', 'ArrowRight', 'Enter'],
        does: 'On days, chooses the first, then the last day. The calendar closes and focus returns to the button.',
        from: 'button Choose dates',
        given: { press: ['Enter'], until: { focused: 'button Wednesday, 11 November 2026, From' } },
        expect: { focused: 'button Choose dates', gone: 'grid', value: ['field To', '2026-11-12'] },
      },
      {
        keys: ['Escape'],
        does: 'Closes the calendar without a change and returns focus to the button.',
        from: 'button Choose dates',
        given: { press: ['Enter'], until: { focused: 'button Wednesday, 11 November 2026, From' } },
        expect: { focused: 'button Choose dates', gone: 'dialog' },
      },
      {
        keys: ['Shift+Tab'],
        does: 'Moves from the days to the buttons of months and presets.',
        from: 'button Choose dates',
        given: { press: ['Enter'], until: { focused: 'button Wednesday, 11 November 2026, From' } },
        expect: { focused: 'button Next month' },
      },
    ],
  },
  screenReader: [
    'A group named by the legend and described by the time zone, with two date inputs of the browser.',
    'The calendar is a dialog with a grid per month. Each day is read with its weekday, month and year, the first and last with their label, and today as the current date.',
    'The prompt says which day to choose, the title which month is shown, and the chosen period is announced when the calendar closes.',
  ],
  dos: [
    'State the time zone: “today” is another day in Tokyo than in New York.',
    'Set `min` and `max` to what you have data for, and check both days on the server.',
    'Set `messages.rangeUnderflow`: a last day before the first one is that error, too.',
  ],
  donts: [
    'Do not use it for a single date: a TextField with `type="date"` is enough.',
    'Do not turn days into a `Date` in the visitor’s time zone: they could shift by one.',
  ],
};
