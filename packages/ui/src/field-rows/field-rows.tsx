import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as fieldset from '../fieldset/fieldset.css.ts';
import * as css from './field-rows.css.ts';

export interface FieldRowsProps extends ComponentProps<'div'> {
  /** Error messages of the rows as a whole. An empty list means no error. */
  error?: string | readonly string[] | undefined;
}

/** Fields that users count or tick, one per row. Its children are `FieldRow` elements. */
export function FieldRows({ error, className, children, ...rest }: FieldRowsProps) {
  const texts = error === undefined || error.length === 0 ? null : [error].flat().join(' ');
  return (
    <div data-component="field-rows" {...rest} className={classNames(css.rows, className)}>
      {children}
      {texts ? (
        <p data-part="error" role="alert" className={fieldset.error}>
          <bdi>{texts}</bdi>
        </p>
      ) : null}
    </div>
  );
}

export interface FieldRowProps extends ComponentProps<'div'> {
  /** Text at the end of the row, such as the price of one unit. */
  aside: ReactNode;
  /** The field: a number field or a checkbox. */
  children: ReactNode;
}

/** A field with its price at the end of the row. */
export function FieldRow({ aside, className, children, ...rest }: FieldRowProps) {
  return (
    <div data-component="field-row" {...rest} className={classNames(css.row, className)}>
      <div data-part="field" className={css.field}>
        {children}
      </div>
      <span data-part="aside" className={css.aside}>
        <bdi>{aside}</bdi>
      </span>
    </div>
  );
}
