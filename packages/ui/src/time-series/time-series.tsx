'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { GridLines } from '../chart/axes.tsx';
import * as css from '../chart/chart.css.ts';
import { lineClass, LineSwatch, Mark } from '../chart/marks.tsx';
import { Plot } from '../chart/plot.tsx';
import { percent, shareOf, ticksOf } from '../chart/scale.ts';
import { useReadout } from '../chart/use-readout.ts';
import { ValueTable } from '../chart/value-table.tsx';
import { classNames } from '../class-names/class-names.ts';

export interface TimeSeriesLine {
  /** Unique in the chart. */
  id: string;
  /** Name of the line: "Incoming". */
  label: string;
  /** A value per time, or null where nothing was measured, which leaves a gap. */
  values: readonly (number | null)[];
}

export interface TimeSeriesProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Name of the chart and caption of its table: "Traffic of web-01, last 24 hours". */
  label: string;
  /** Points in time in milliseconds since 1970, ascending. Up to about 500. */
  times: readonly number[];
  /** Up to four lines over these times. */
  lines: readonly TimeSeriesLine[];
  /** Unit of the values: "Mbit/s". Part of what is read. */
  unit?: string | undefined;
  /** Returns a value as text, without its unit: "12.4". */
  formatValue: (value: number) => string;
  /** Returns a time as text: "30 November, 14:00". State the time zone in `label` if it isn't the reader's. */
  formatTime: (time: number) => string;
  /** Returns a value for the axis: "12". @default `formatValue` */
  formatTick?: ((value: number) => string) | undefined;
  /** Returns a time for the axis: "14:00". @default `formatTime` */
  formatTimeTick?: ((time: number) => string) | undefined;
  /** Instead of a value that wasn't measured: "no data". */
  missingLabel: string;
  /** Head of the column of times in the table: "Time". */
  timeLabel: string;
  /** Text of the button that opens the table: "Show as table". */
  tableLabel: ReactNode;
  /** Shown above the chart while no time is selected: "Average 12.4 Mbit/s". */
  summary?: ReactNode;
  /** Lowest value of the scale. @default the lowest value or 0 */
  min?: number | undefined;
  /** Highest value of the scale. @default the highest value */
  max?: number | undefined;
}

/** Lengths of the inner drawing, which is stretched to the plot. */
const SIZE = 1000;

/**
 * Lines over time with axes, a legend, and the same numbers as a table. Each time can be read with the pointer or the
 * arrow keys. It is drawn by the server too.
 */
export function TimeSeries(props: TimeSeriesProps) {
  const { label, times, lines, unit, formatValue, formatTime, missingLabel, ...others } = props;
  const { formatTick = formatValue, formatTimeTick = formatTime, timeLabel, tableLabel, summary, ...more } = others;
  const { min, max, className, ...rest } = more;
  const ticks = ticksOf(
    lines.flatMap(({ values }) => values),
    min,
    max,
  );
  const start = times[0] ?? 0;
  const span = (times.at(-1) ?? 0) - start;
  const placeOf = (index: number): number => (span === 0 ? 0.5 : ((times[index] ?? start) - start) / span);
  const {
    selected,
    spoken,
    props: readout,
  } = useReadout(times.length, (share) => nearest(times, start + share * span));

  const textOf = (value: number | null | undefined): string =>
    isKnown(value) ? [formatValue(value), unit].filter(Boolean).join('\u00A0') : missingLabel;
  const timeOf = (index: number): string => formatTime(times[index] ?? start);
  const read = (index: number): string =>
    `${timeOf(index)}: ${lines.map((line) => `${line.label} ${textOf(line.values[index])}`).join(', ')}`;
  const axis = Array.from({ length: span === 0 ? Math.min(1, times.length) : 5 }, (_, at) => start + (span * at) / 4);
  return (
    <figure data-component="time-series" aria-label={label} {...rest} className={classNames(css.root, className)}>
      <div className={css.head}>
        <ul role="list" data-part="legend" className={css.legend}>
          {lines.map((line, index) => (
            <li key={line.id} className={css.entry}>
              <LineSwatch index={index} />
              <span>{line.label}</span>
              {selected === null ? null : (
                <bdi data-part="value" aria-hidden="true" className={css.value}>
                  {textOf(line.values[selected])}
                </bdi>
              )}
            </li>
          ))}
        </ul>
        <div data-part="place" className={css.place}>
          {selected === null ? summary : <span aria-hidden="true">{timeOf(selected)}</span>}
        </div>
      </div>
      <Plot
        {...{ label, unit, ticks, formatTick, readout }}
        valueText={times.length > 0 ? read(spoken) : undefined}
        axisX={
          <div aria-hidden="true" className={classNames(css.axisX, css.times)}>
            {axis.map((time) => (
              <span key={time} className={css.time}>
                <bdi>{formatTimeTick(time)}</bdi>
              </span>
            ))}
          </div>
        }
      >
        <GridLines ticks={ticks} />
        {selected === null ? null : (
          <line
            x1={percent(placeOf(selected))}
            x2={percent(placeOf(selected))}
            y1="0"
            y2="100%"
            data-part="cursor"
            className={css.cursor}
          />
        )}
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" width="100%" height="100%">
          {lines.map((line, index) => (
            <path
              key={line.id}
              d={pathOf(line.values, placeOf, ticks)}
              vectorEffect="non-scaling-stroke"
              data-part="line"
              className={lineClass(index)}
            />
          ))}
        </svg>
        {lines.map((line, index) =>
          marked(line.values, selected).map((at) => (
            <Mark
              key={`${line.id}-${at}`}
              index={index}
              x={percent(placeOf(at))}
              y={percent(1 - shareOf(line.values[at] ?? 0, ticks))}
            />
          )),
        )}
      </Plot>
      <ValueTable
        label={tableLabel}
        caption={label}
        heads={[timeLabel, ...lines.map((line) => line.label)]}
        rows={times.map((_, at) => [timeOf(at), ...lines.map((line) => textOf(line.values[at]))])}
      />
    </figure>
  );
}

const isKnown = (value: number | null | undefined): value is number => Number.isFinite(value);

/** Returns where a line has a mark: at the selected or else the last value, and at values between two gaps. */
function marked(values: readonly (number | null)[], selected: number | null): number[] {
  const end = selected ?? values.findLastIndex(isKnown);
  return values.flatMap((value, at) => {
    const alone = !isKnown(values[at - 1]) && !isKnown(values[at + 1]);
    return isKnown(value) && (at === end || alone) ? [at] : [];
  });
}

/** Returns the index of the time next to another. */
function nearest(times: readonly number[], wanted: number): number {
  let found = 0;
  for (const [index, time] of times.entries()) {
    if (Math.abs(time - wanted) < Math.abs((times[found] ?? 0) - wanted)) found = index;
  }
  return found;
}

/** A line through the known values, with gaps. */
function pathOf(
  values: readonly (number | null)[],
  placeOf: (index: number) => number,
  ticks: readonly number[],
): string {
  const round = (share: number): number => Number((share * SIZE).toFixed(1));
  return values
    .map((value, index) => {
      if (!isKnown(value)) return '';
      return `${isKnown(values[index - 1]) ? 'L' : 'M'}${round(placeOf(index))} ${round(1 - shareOf(value, ticks))}`;
    })
    .join('');
}
