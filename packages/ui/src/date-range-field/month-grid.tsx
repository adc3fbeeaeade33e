import { addDays, startOfWeek, weeksOf } from './dates.ts';
import * as css from './date-range-field.css.ts';
import type { Formats } from './locale.ts';

export interface MonthGridProps {
  /** Its first day. */
  month: string;
  weekStart: number;
  formats: Formats;
  /** The day in the tab order. */
  active: string;
  today: string;
  /** First and last day of the range that is chosen or being chosen; empty if there is none. */
  from: string;
  to: string;
  fromLabel: string;
  toLabel: string;
  isOff: (day: string) => boolean;
  onChoose: (day: string) => void;
  onPoint: (day: string | undefined) => void;
}

/** One month (APG: date grid). */
export function MonthGrid(props: MonthGridProps) {
  const { month, weekStart, formats, active, today, from, to, fromLabel, toLabel, isOff, onChoose, onPoint } = props;
  const title = formats.write('month', month);
  const firstWeek = startOfWeek(month, weekStart);
  const nameOf = (day: string): string =>
    [formats.write('day', day), day === from && fromLabel, day === to && toLabel].filter(Boolean).join(', ');
  return (
    <div>
      <div aria-live="polite" data-part="title" className={css.title}>
        <bdi key={month}>{title}</bdi>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- APG: a date grid is a table */}
      <table role="grid" aria-label={title} data-part="month" className={css.month}>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, index) => addDays(firstWeek, index)).map((day) => (
              <th key={day} scope="col" abbr={formats.write('weekday', day)} className={css.weekday}>
                {formats.write('weekdayShort', day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, weekStart).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => {
                if (day === undefined) return <td key={index} className={css.cell} />;
                const chosen = from !== '' && day >= from && day <= to;
                const edge = day === from || day === to;
                return (
                  <td
                    key={day}
                    role="gridcell"
                    aria-selected={chosen}
                    data-range={
                      chosen && from !== to ? (day === from ? 'start' : day === to ? 'end' : 'middle') : undefined
                    }
                    className={css.cell}
                  >
                    <button
                      type="button"
                      tabIndex={day === active ? 0 : -1}
                      data-part="day"
                      data-day={day}
                      data-edge={chosen && edge ? '' : undefined}
                      aria-label={nameOf(day)}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={isOff(day) || undefined}
                      className={css.day}
                      onClick={() => onChoose(day)}
                      onPointerEnter={() => onPoint(day)}
                      onPointerLeave={() => onPoint(undefined)}
                    >
                      {formats.number(day)}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
