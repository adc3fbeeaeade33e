import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './fieldset.css.ts';

export interface FieldsetProps extends ComponentProps<'fieldset'> {
  /** Id of the group, the target of links in FormErrors. */
  id: string;
  /** Name of the group. */
  legend: ReactNode;
  /** Hides the legend visually, below a heading that says the same. @default false */
  legendHidden?: boolean | undefined;
  /** Error messages of the group as a whole. An empty list means no error. */
  error?: string | readonly string[] | undefined;
  /** The fields or options. */
  children: ReactNode;
}

/** Groups several fields under a legend, with an error for the group as a whole. */
export function Fieldset({ id, legend, legendHidden = false, error, className, children, ...rest }: FieldsetProps) {
  const texts = error === undefined || error.length === 0 ? null : [error].flat().join(' ');
  return (
    <fieldset
      data-component="fieldset"
      // Receives focus from the error summary.
      tabIndex={-1}
      {...rest}
      id={id}
      aria-describedby={texts ? `${id}-error` : undefined}
      className={classNames(css.root, className)}
    >
      <legend data-part="legend" className={legendHidden ? css.hidden : css.legend}>
        <bdi>{legend}</bdi>
      </legend>
      {children}
      {texts ? (
        <p id={`${id}-error`} data-part="error" role="alert" className={css.error}>
          <bdi>{texts}</bdi>
        </p>
      ) : null}
    </fieldset>
  );
}
