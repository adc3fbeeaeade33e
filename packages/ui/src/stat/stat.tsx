import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './stat.css.ts';

export interface StatProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** What is counted. */
  label: ReactNode;
  /** The figure. */
  value: ReactNode;
  /** "ms", "TB": smaller, after the figure. */
  unit?: ReactNode;
  /** How large the figure is. @default 'medium' */
  size?: 'medium' | 'large' | undefined;
  /** A hairline on top, as over a column of a data sheet. @default false */
  ruled?: boolean | undefined;
}

/** One figure and what it counts. */
export function Stat({ label, value, unit, size = 'medium', ruled = false, className, ...rest }: StatProps) {
  return (
    <dl data-component="stat" {...rest} className={classNames(css.root, ruled && css.ruled, className)}>
      <dt data-part="label" className={css.label}>
        {label}
      </dt>
      <dd data-part="value" className={css.value[size]}>
        {/* In a text from right to left too "10 000" is not "000 10". */}
        <bdi>
          {value}
          {unit === undefined ? null : <span className={css.unit}>{unit}</span>}
        </bdi>
      </dd>
    </dl>
  );
}
