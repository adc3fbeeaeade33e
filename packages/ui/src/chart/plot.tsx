import type { ReactNode } from 'react';
import { AxisY } from './axes.tsx';
import * as css from './chart.css.ts';
import type { useReadout } from './use-readout.ts';

interface PlotProps {
  /** Name of the chart. */
  label: string;
  unit: string | undefined;
  ticks: readonly number[];
  formatTick: (value: number) => string;
  /** Makes the plot a read-only slider. */
  readout: ReturnType<typeof useReadout>['props'];
  /** What the slider reads; `undefined` in a chart without values. */
  valueText: string | undefined;
  /** Drawing, in SVG. */
  children: ReactNode;
  /** Labels below the drawing. */
  axisX: ReactNode;
}

/** The drawing of a chart with its unit and axes, which can be read one place at a time. */
export function Plot({ label, unit, ticks, formatTick, readout, valueText, children, axisX }: PlotProps) {
  return (
    <div className={css.frame}>
      {unit === undefined ? null : (
        <div aria-hidden="true" data-part="unit" className={css.unit}>
          {unit}
        </div>
      )}
      <AxisY ticks={ticks} format={formatTick} />
      <div {...readout} aria-label={label} aria-valuetext={valueText} data-part="plot" className={css.plot}>
        <svg aria-hidden="true" className={css.drawing}>
          {children}
        </svg>
      </div>
      {axisX}
    </div>
  );
}
