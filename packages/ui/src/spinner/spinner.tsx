import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { SpinnerArc } from './spinner-arc.tsx';
import * as css from './spinner.css.ts';

export interface SpinnerProps extends ComponentProps<'span'> {
  /** What is being waited for; spoken once. */
  label: string;
  /** Diameter in CSS pixels. @default 20 */
  size?: 16 | 20 | 32 | undefined;
}

/** For waits of unknown length without a known layout. Where the layout is known, use Skeleton. */
export function Spinner({ label, size = 20, className, ...rest }: SpinnerProps) {
  return (
    <span data-component="spinner" role="status" {...rest} className={classNames(css.root, className)}>
      <SpinnerArc size={size} />
      <span className={css.label}>{label}</span>
    </span>
  );
}
