import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { ToneIcon } from '../tone/tone-icon.tsx';
import * as tone from '../tone/tone.css.ts';
import { type MeterLevel, amountOf, levelOf, shares } from './levels.ts';
import * as css from './meter.css.ts';

export interface MeterSegment {
  id: string;
  /** "Backups". */
  label: ReactNode;
  value: number;
  /** The value with its unit: "12 GB". */
  valueLabel: ReactNode;
}

interface MeterBase extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name: "Disk". */
  label: ReactNode;
  /** The limit in the same unit. */
  max: number;
  /** Text for value and limit: "48 of 64 GB". Shown, and announced instead of the number. */
  valueLabel: string;
  /** Thresholds that need attention, with a text. The most severe one that applies is shown. */
  levels?: readonly MeterLevel[] | undefined;
}

export type MeterProps = MeterBase &
  ({ value: number; segments?: undefined } | { segments: readonly MeterSegment[]; value?: undefined });

/** Shows how much of a limit is used. For the progress of a task, use ProgressBar. */
export function Meter(props: MeterProps) {
  const { label, max: limit, valueLabel, levels = [], value, segments, className, ...rest } = props;
  const id = useId();
  const parts = segments ?? [{ id: 'all', value }];
  const max = amountOf(limit);
  const total = parts.reduce((sum, part) => sum + amountOf(part.value), 0);
  const level = levelOf(total, levels);
  const over = total > max;
  const drawn = shares(
    parts.map((part) => part.value),
    max,
  );
  const shade = (index: number): string =>
    segments === undefined
      ? css.fill[level?.tone ?? (over ? 'danger' : 'neutral')]
      : (css.shades[index % css.shades.length] ?? '');
  return (
    <div
      data-component="meter"
      data-tone={level?.tone}
      data-over={over ? '' : undefined}
      {...rest}
      className={classNames(css.root, className)}
    >
      <div data-part="head" className={css.head}>
        <span id={id}>{label}</span>
        <span data-part="value" className={css.value}>
          {valueLabel}
        </span>
      </div>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(total, max)}
        aria-valuetext={level === undefined ? valueLabel : `${valueLabel}, ${level.label}`}
        data-part="bar"
      >
        {/* SVG attributes avoid inline styles, which a strict content security policy blocks. */}
        <svg className={css.bar} width="100%" height="8" aria-hidden="true" focusable="false">
          <rect width="100%" height="8" className={css.track} />
          {parts.map((part, index) => (
            <rect
              key={part.id}
              x={`${drawn.parts[index]?.from ?? 0}%`}
              width={`${drawn.parts[index]?.size ?? 0}%`}
              height="8"
              className={shade(index)}
            />
          ))}
          {parts.slice(1).map((part, index) => (
            <rect key={part.id} x={`${drawn.parts[index + 1]?.from ?? 0}%`} width="2" height="8" className={css.gap} />
          ))}
          {over ? <rect data-part="limit" x={`${drawn.limit}%`} width="3" height="8" className={css.limit} /> : null}
        </svg>
      </div>
      {level === undefined ? null : (
        // Already part of the announced value.
        <div data-part="level" aria-hidden="true" className={classNames(css.level, tone.text[level.tone])}>
          <ToneIcon tone={level.tone} className={css.sign} />
          {level.label}
        </div>
      )}
      {segments === undefined ? null : (
        <ul role="list" data-part="legend" className={css.legend}>
          {segments.map((segment, index) => (
            <li key={segment.id} className={css.entry}>
              <svg width="10" height="10" aria-hidden="true" focusable="false">
                <rect width="10" height="10" rx="2" className={shade(index)} />
              </svg>
              <span>{segment.label}</span>
              <span className={css.value}>{segment.valueLabel}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
