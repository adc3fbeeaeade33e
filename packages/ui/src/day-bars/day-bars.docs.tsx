import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { DayBars } from './day-bars.tsx';

const days = Array.from({ length: 30 }, () => 'success' as const);

export const docs: ComponentDocs = {
  name: 'DayBars',
  summary:
    'A bar per day, such as the uptime of the last 90 days. The worse the day, the taller its bar. For values without states, use Sparkline.',
  apg: 'slider',
  anatomy: [
    ['root', 'Bars and the line below them.'],
    ['bars', 'The bars, `role="slider"`: the selected day is its value.'],
    ['cursor', 'The selected day.'],
    ['value', 'The selected day in words, or the summary.'],
  ],
  keyboard: {
    specimen: () => (
      <DayBars
        label="Uptime"
        days={days}
        valueText={(index) => `Day ${index + 1}`}
        summary="100%"
        startLabel="30 days ago"
        endLabel="Today"
      />
    ),
    rows: [
      {
        keys: ['ArrowLeft', 'ArrowDown'],
        does: 'Selects the day before. In right-to-left text, use ArrowRight.',
        from: 'slider Uptime',
        expect: { value: ['slider Uptime', '29'] },
      },
      {
        keys: ['Home'],
        does: 'Selects the first day.',
        from: 'slider Uptime',
        expect: { value: ['slider Uptime', '1'] },
      },
      {
        keys: ['ArrowRight', 'ArrowUp'],
        does: 'Selects the next day. In right-to-left text, use ArrowLeft.',
        from: 'slider Uptime',
        given: { press: ['Home'], until: { value: ['slider Uptime', '1'] } },
        expect: { value: ['slider Uptime', '2'] },
      },
      {
        keys: ['PageDown'],
        does: 'Selects the day a week before.',
        from: 'slider Uptime',
        expect: { value: ['slider Uptime', '23'] },
      },
      {
        keys: ['PageUp'],
        does: 'Selects the day a week later.',
        from: 'slider Uptime',
        given: { press: ['Home'], until: { value: ['slider Uptime', '1'] } },
        expect: { value: ['slider Uptime', '8'] },
      },
      {
        keys: ['End'],
        does: 'Selects the last day.',
        from: 'slider Uptime',
        given: { press: ['Home'], until: { value: ['slider Uptime', '1'] } },
        expect: { value: ['slider Uptime', '30'] },
      },
    ],
  },
  screenReader: [
    'A read-only slider: the arrow keys move through the days, and `valueText` is announced for each.',
    'The bars themselves are hidden; the summary is text.',
  ],
  dos: [
    'Name date, state and length of outages in `valueText`.',
    'List the days on which something was wrong elsewhere on the page, with links.',
  ],
  donts: ['Do not use it for values that should be edited: use Slider.'],
};
