import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { SpinnerArc } from './spinner-arc.tsx';
import * as css from './spinner.css.ts';

export interface SpinnerProps extends ComponentProps<'span'> {
  /** Describes what is loading; announced once. */
  label: string;
  /** Diameter in CSS pixels. @default 20 */
  size?: 16 | 20 | 32 | undefined;
}

/** A loading indicator for content with an unknown layout. If the layout is known, use Skeleton. */
export function Spinner({ label, size = 20, className, ...rest }: SpinnerProps) {
  return (
    <span data-component="spinner" role="status" {...rest} className={classNames(css.root, className)}>
      <SpinnerArc size={size} />
      <span className={css.label}>{label}</span>
    </span>
  );
}
