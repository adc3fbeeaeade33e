'use client';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { GridLines } from '../chart/axes.tsx';
import * as css from '../chart/chart.css.ts';
import { barLook, Patterns } from '../chart/marks.tsx';
import { Plot } from '../chart/plot.tsx';
import { percent, shareOf, ticksOf } from '../chart/scale.ts';
import { useReadout } from '../chart/use-readout.ts';
import { ValueTable } from '../chart/value-table.tsx';
import { classNames } from '../class-names/class-names.ts';

export interface BarsSeries {
  /** Unique in the chart. */
  id: string;
  /** Name of the series: "Servers". */
  label: string;
  /** A value per category. Negative ones go down. */
  values: readonly number[];
}

export interface BarsProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Name of the chart and caption of its table: "Charges of the next twelve months". */
  label: string;
  /** What the bars are for: "Dec", "Jan". Up to about 30. */
  categories: readonly string[];
  /** Returns the full name of a category, which is read: "January 2027". @default its short name */
  categoryName?: ((index: number) => string) | undefined;
  /** Head of the column of categories in the table: "Month". */
  categoryLabel: string;
  /** Up to four series, stacked. */
  series: readonly BarsSeries[];
  /** Name of the sum of all series, in the readout and the table: "Total". Needed with several series. */
  totalLabel?: string | undefined;
  /** Unit of the values: "TB". Part of what is read. */
  unit?: string | undefined;
  /** Returns a value as text, without its unit: "€12.00". */
  formatValue: (value: number) => string;
  /** Returns a value for the axis: "€12". @default `formatValue` */
  formatTick?: ((value: number) => string) | undefined;
  /** Text of the button that opens the table: "Show as table". */
  tableLabel: ReactNode;
  /** Shown above the chart while no bar is selected: "€288.00 in total". */
  summary?: ReactNode;
}

/** Part of a category that a bar fills. */
const FILLED = 0.64;

/**
 * Bars for categories with axes, a legend, and the same numbers as a table. Each bar can be read with the pointer or the
 * arrow keys. It is drawn by the server too.
 */
export function Bars(props: BarsProps) {
  const { label, categories, categoryName, categoryLabel, series, totalLabel, unit, formatValue, ...others } = props;
  const { formatTick = formatValue, tableLabel, summary, className, ...rest } = others;
  const id = useId();
  const count = categories.length;
  const stacks = categories.map((_, index) => stackOf(series, index));
  const ticks = ticksOf(stacks.flat().flatMap(({ from, to }) => [from, to]));
  const {
    selected,
    spoken,
    props: readout,
  } = useReadout(count, (share) => Math.min(count - 1, Math.floor(share * count)));

  const textOf = (value: number): string => [formatValue(value), unit].filter(Boolean).join('\u00A0');
  const nameOf = (index: number): string => categoryName?.(index) ?? categories[index] ?? '';
  const totalOf = (index: number): number => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
  const partsOf = (index: number): (readonly [string, string])[] => [
    ...series.map((one) => [one.label, textOf(one.values[index] ?? 0)] as const),
    ...(totalLabel === undefined ? [] : [[totalLabel, textOf(totalOf(index))] as const]),
  ];
  const read = (index: number): string =>
    `${nameOf(index)}: ${partsOf(index)
      .map((part) => part.join(' '))
      .join(', ')}`;
  return (
    <figure data-component="bars" aria-label={label} {...rest} className={classNames(css.root, className)}>
      <div className={css.head}>
        <ul role="list" data-part="legend" className={css.legend}>
          {series.map((one, index) => (
            <li key={one.id} className={css.entry}>
              <svg width="14" height="14" aria-hidden="true" className={css.swatch}>
                <rect x="1" y="1" width="12" height="12" {...barLook(id, index)} />
              </svg>
              <span>{one.label}</span>
              {selected === null ? null : (
                <bdi data-part="value" aria-hidden="true" className={css.value}>
                  {textOf(one.values[selected] ?? 0)}
                </bdi>
              )}
            </li>
          ))}
        </ul>
        <div data-part="place" className={css.place}>
          {selected === null ? (
            summary
          ) : (
            <span aria-hidden="true">
              {nameOf(selected)}
              {totalLabel === undefined ? null : (
                <bdi className={css.value}>{`: ${totalLabel} ${textOf(totalOf(selected))}`}</bdi>
              )}
            </span>
          )}
        </div>
      </div>
      <Plot
        {...{ label, unit, ticks, formatTick, readout }}
        valueText={count > 0 ? read(spoken) : undefined}
        axisX={
          <div
            aria-hidden="true"
            data-density={densityOf(categories)}
            className={classNames(css.axisX, css.categories)}
          >
            {categories.map((category, index) => (
              <span key={index} className={css.category}>
                <bdi>{category}</bdi>
              </span>
            ))}
          </div>
        }
      >
        <Patterns id={id} />
        {selected === null ? null : (
          <rect
            x={percent(selected / count)}
            y="0"
            width={percent(1 / count)}
            height="100%"
            data-part="cursor"
            className={css.band}
          />
        )}
        <GridLines ticks={ticks} />
        {stacks.map((stack, index) =>
          stack.map(({ from, to }, at) =>
            from === to ? null : (
              <rect
                key={`${index}-${series[at]?.id}`}
                x={percent((index + (1 - FILLED) / 2) / count)}
                y={percent(1 - shareOf(Math.max(from, to), ticks))}
                width={percent(FILLED / count)}
                height={percent(Math.abs(shareOf(to, ticks) - shareOf(from, ticks)))}
                data-part="bar"
                {...barLook(id, at)}
              />
            ),
          ),
        )}
      </Plot>
      <ValueTable
        label={tableLabel}
        caption={label}
        heads={[categoryLabel, ...series.map((one) => one.label), ...(totalLabel === undefined ? [] : [totalLabel])]}
        rows={categories.map((_, index) => [nameOf(index), ...partsOf(index).map(([, text]) => text)])}
      />
    </figure>
  );
}

/** Letters of all labels, with space between them, that have room on a page and on a phone. */
const ROOM = { page: 130, phone: 36 };

/** How many labels there are for the width of a page or of a phone. */
function densityOf(labels: readonly string[]): 'some' | 'many' | undefined {
  const letters = labels.length * (Math.max(0, ...labels.map(({ length }) => length)) + 1);
  if (labels.length > 16 || letters > ROOM.page) return 'many';
  return labels.length > 8 || letters > ROOM.phone ? 'some' : undefined;
}

/** From where to where each bar of a category goes: positive ones on top of each other, negative ones below. */
function stackOf(series: readonly BarsSeries[], index: number): { from: number; to: number }[] {
  let [up, down] = [0, 0];
  return series.map(({ values }) => {
    const given = values[index] ?? 0;
    const value = Number.isFinite(given) ? given : 0;
    const from = value < 0 ? down : up;
    const to = from + value;
    if (value < 0) down = to;
    else up = to;
    return { from, to };
  });
}
