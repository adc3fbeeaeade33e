import type { ComponentProps, ReactNode } from 'react';
import { Bidi } from '../bidi/bidi.tsx';
import { classNames } from '../class-names/class-names.ts';
import * as css from './stat.css.ts';

export interface StatProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Label of the figure. */
  label: ReactNode;
  /** The figure. */
  value: ReactNode;
  /** Smaller unit after the figure: "ms", "TB". */
  unit?: ReactNode;
  /** Size of the figure. @default 'medium' */
  size?: 'medium' | 'large' | undefined;
  /** Adds a line at the top. @default false */
  ruled?: boolean | undefined;
}

/** One large figure with a label. */
export function Stat({ label, value, unit, size = 'medium', ruled = false, className, ...rest }: StatProps) {
  return (
    <dl data-component="stat" {...rest} className={classNames(css.root, ruled && css.ruled, className)}>
      <dt data-part="label" className={css.label}>
        {label}
      </dt>
      <dd data-part="value" className={css.value[size]}>
        <Bidi>
          {value}
          {unit === undefined ? null : <span className={css.unit}>{unit}</span>}
        </Bidi>
      </dd>
    </dl>
  );
}
