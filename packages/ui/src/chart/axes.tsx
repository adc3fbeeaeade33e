import * as css from './chart.css.ts';
import { percent, shareOf } from './scale.ts';

/** The labels beside the plot. */
export function AxisY({ ticks, format }: { ticks: readonly number[]; format: (value: number) => string }) {
  return (
    <div aria-hidden="true" data-part="axis" className={css.axisY}>
      {ticks.map((tick) => (
        <span key={tick} className={css.tickY}>
          <bdi>{format(tick)}</bdi>
        </span>
      ))}
    </div>
  );
}

/** A line for each label. */
export function GridLines({ ticks }: { ticks: readonly number[] }) {
  return ticks.map((tick) => {
    const y = percent(1 - shareOf(tick, ticks));
    return <line key={tick} x1="0" x2="100%" y1={y} y2={y} className={tick === 0 ? css.zero : css.grid} />;
  });
}
