'use client';

import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Fieldset, type FieldsetProps } from '../fieldset/fieldset.tsx';
import { coveringRadio } from '../radio-tiles/selectable.css.ts';
import * as css from './radio-bars.css.ts';

export interface RadioBarOption {
  /** Value in the form. */
  value: string;
  /** Name of the option below its bars. */
  label: ReactNode;
  /** Second line below the bars, such as a discount. Announced as the description. */
  note?: ReactNode;
  /** Heights of the bars, 0 to 1, one for each series. */
  bars: readonly number[];
}

export interface RadioBarsProps extends Omit<FieldsetProps, 'children' | 'name' | 'defaultValue' | 'onChange'> {
  /** Form field name. Must be unique on the page. */
  name: string;
  /** The options in order. More than eight don’t fit on a phone. */
  options: readonly RadioBarOption[];
  /** The selected value (controlled). */
  value?: string | undefined;
  /** The initially selected value (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called with the selected value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** What the bars of an option show, in order. Without it, there is no legend. */
  series?: readonly ReactNode[] | undefined;
  /** Height of the bars: 40 or 192 px, the latter 128 px on phones. @default 'low' */
  height?: 'low' | 'high' | undefined;
}

/** A question whose options are compared by size, such as plans or terms: radio buttons drawn as columns of bars. */
export function RadioBars(props: RadioBarsProps) {
  const { name, options, value, defaultValue, onValueChange, series, height = 'low', className, ...fieldset } = props;
  const id = useId();
  return (
    <Fieldset data-component="radio-bars" {...fieldset} className={classNames(css.root, className)}>
      <div className={css.columns}>
        {options.map((option) => {
          const column = `${id}-${option.value}`;
          return (
            <label key={option.value} data-part="column" className={css.column}>
              <input
                type="radio"
                name={name}
                value={option.value}
                aria-labelledby={`${column}-label`}
                aria-describedby={option.note === undefined ? undefined : `${column}-note`}
                className={coveringRadio}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                onChange={() => onValueChange?.(option.value)}
              />
              <Bars heights={option.bars} className={css.bars[height]} />
              <span id={`${column}-label`} data-part="label" className={css.label}>
                <bdi>{option.label}</bdi>
              </span>
              {option.note === undefined ? null : (
                <span id={`${column}-note`} data-part="note" className={css.note}>
                  <bdi>{option.note}</bdi>
                </span>
              )}
            </label>
          );
        })}
      </div>
      {series === undefined ? null : (
        // The page says the figures in words: the colours mean nothing to who can't see them.
        <ul role="list" aria-hidden="true" data-part="series" className={css.series}>
          {series.map((words, index) => (
            <li key={index} className={css.entry}>
              <svg width="10" height="10" focusable="false">
                <rect width="10" height="10" rx="2" className={css.shades[index % css.shades.length]} />
              </svg>
              {words}
            </li>
          ))}
        </ul>
      )}
    </Fieldset>
  );
}

/** SVG attributes avoid inline styles, which a strict content security policy blocks. */
function Bars({ heights, className }: { heights: readonly number[]; className: string }) {
  const step = 100 / heights.length;
  const gap = heights.length > 1 ? 2 : 0;
  return (
    <svg
      data-part="bars"
      className={className}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {heights.map((share, index) => {
        // Even the smallest is seen.
        const size = Number.isFinite(share) ? Math.min(100, Math.max(2, share * 100)) : 2;
        return (
          <rect
            key={index}
            x={index * step + gap / 2}
            y={100 - size}
            width={step - gap}
            height={size}
            className={css.shades[index % css.shades.length]}
          />
        );
      })}
    </svg>
  );
}
