import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as button from '../button/button.css.ts';
import { buttonClass } from '../button/button-look.ts';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { addDays, addMonths, clamp, type DateRange, isDate, startOfMonth, startOfWeek, todayIn } from './dates.ts';
import * as css from './date-range-field.css.ts';
import { formatsOf, weekStartOf } from './locale.ts';
import { MonthGrid } from './month-grid.tsx';
import { useWide } from './use-wide.ts';

export interface DateRangePreset {
  /** Text of the button: "Last 7 days". */
  label: string;
  /** Returns the range. Receives the current day in the field's time zone. */
  range: (today: string) => DateRange;
}

export interface CalendarTexts {
  /** Label of the first day: "From". */
  fromLabel: string;
  /** Label of the last day: "To". */
  toLabel: string;
  /** Name of the button that shows the month before: "Previous month". */
  previousLabel: string;
  /** Name of the button that shows the next month: "Next month". */
  nextLabel: string;
  /** Shown and announced in the calendar first: "Choose the first day". */
  startPrompt: string;
  /** Shown and announced when the first day is chosen: "Choose the last day". */
  endPrompt: string;
}

interface CalendarProps extends CalendarTexts {
  range: DateRange;
  min: string | undefined;
  max: string | undefined;
  locale: string;
  timeZone: string;
  weekStart: number | undefined;
  presets: readonly DateRangePreset[];
  presetsLabel: string | undefined;
  onChoose: (range: DateRange) => void;
}

const isSame = (one: DateRange, other: DateRange): boolean => one.from === other.from && one.to === other.to;

/** One month, or two where there's room, from which a first and a last day are chosen. Takes focus. */
export function Calendar(props: CalendarProps) {
  const { range, min, max, locale, timeZone, presets, presetsLabel, onChoose, ...texts } = props;
  const { previousLabel, nextLabel, startPrompt, endPrompt, fromLabel, toLabel } = texts;
  const [formats] = useState(() => formatsOf(locale));
  const [today] = useState(() => todayIn(timeZone));
  const weekStart = props.weekStart ?? weekStartOf(locale);
  const months = useWide() ? 2 : 1;
  const [active, setActive] = useState(() => clamp(isDate(range.from) ? range.from : today, min, max));
  const [month, setMonth] = useState(startOfMonth(active));
  /** The first day, until the last one is chosen. */
  const [start, setStart] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(true);

  useEffect(() => {
    if (takesFocus.current) root.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
    takesFocus.current = false;
  });
  // The month of the active day is always shown, also in a window that has become narrower.
  const own = startOfMonth(active);
  const lastShown = addMonths(month, months - 1);
  if (own < month) setMonth(own);
  else if (own > lastShown) setMonth(addMonths(own, 1 - months));

  const isOff = (day: string): boolean => clamp(day, min, max) !== day;
  const turn = (by: 1 | -1): void => {
    setMonth(addMonths(month, by));
    setActive(clamp(addMonths(active, by), min, max));
  };
  const canTurn = (by: 1 | -1): boolean => (by < 0 ? !isOff(addDays(month, -1)) : !isOff(addMonths(month, months)));
  const choose = (day: string): void => {
    if (isOff(day)) return;
    setActive(day);
    if (start === undefined) setStart(day);
    else onChoose(start <= day ? { from: start, to: day } : { from: day, to: start });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const week = startOfWeek(active, weekStart);
    const months = event.shiftKey ? 12 : 1;
    const targets: Record<string, () => string> = {
      ArrowLeft: () => addDays(active, -forward),
      ArrowRight: () => addDays(active, forward),
      ArrowUp: () => addDays(active, -7),
      ArrowDown: () => addDays(active, 7),
      Home: () => week,
      End: () => addDays(week, 6),
      PageUp: () => addMonths(active, -months),
      PageDown: () => addMonths(active, months),
    };
    const target = targets[event.key]?.();
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    takesFocus.current = true;
    setPointed(undefined);
    setActive(clamp(target, min, max));
  };

  const other = pointed ?? active;
  const [from, to] =
    start === undefined ? [range.from, range.to || range.from] : start <= other ? [start, other] : [other, start];
  const arrow = (by: 1 | -1, part: { 'data-part': string }, label: string) => (
    <button
      type="button"
      {...part}
      aria-label={label}
      title={label}
      aria-disabled={!canTurn(by) || undefined}
      className={buttonClass({ variant: 'quiet', size: 'small' }, button.iconOnly.small)}
      onClick={() => {
        if (canTurn(by)) turn(by);
      }}
    >
      <svg
        className={css.arrow}
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={by < 0 ? 'm10 3-5 5 5 5' : 'm6 3 5 5-5 5'} />
      </svg>
    </button>
  );
  return (
    <div ref={root} className={css.calendar}>
      {presets.length === 0 ? null : (
        <div role="group" aria-label={presetsLabel} data-part="presets" className={css.presets}>
          {presets.map((preset) => {
            const given = preset.range(today);
            const limited = { from: clamp(given.from, min, max), to: clamp(given.to, min, max) };
            return (
              <Button
                key={preset.label}
                size="small"
                variant="quiet"
                aria-pressed={isSame(limited, range)}
                className={css.preset}
                onClick={() => onChoose(limited)}
              >
                {preset.label}
              </Button>
            );
          })}
        </div>
      )}
      <div className={css.main}>
        <div className={css.head}>
          {arrow(-1, { 'data-part': 'previous' }, previousLabel)}
          <div role="status" data-part="prompt" className={css.prompt}>
            <bdi key={start ?? ''}>{start === undefined ? startPrompt : endPrompt}</bdi>
          </div>
          {arrow(1, { 'data-part': 'next' }, nextLabel)}
        </div>
        <div role="presentation" className={classNames(css.months, months === 2 && css.two)} onKeyDown={onKeyDown}>
          {Array.from({ length: months }, (_, index) => addMonths(month, index)).map((one, index) => (
            <MonthGrid
              // By place, so that a live title changes instead of being replaced.
              key={index}
              month={one}
              {...{ weekStart, formats, active, today, from, to, fromLabel, toLabel, isOff }}
              onChoose={choose}
              onPoint={setPointed}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
