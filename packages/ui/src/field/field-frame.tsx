import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { errorList, type FieldTexts } from './field-ids.ts';
import * as css from './field.css.ts';

export interface FieldFrameProps extends Omit<ComponentProps<'div'>, 'id' | 'children'>, FieldTexts {
  id: string;
  /** Name of the component for `data-component`. */
  name: string;
  disabled?: boolean | undefined;
  children: ReactNode;
}

/** The message under a control: with a sign, because colour alone says nothing to many. */
export function FieldError({ id, error }: { id: string; error: FieldTexts['error'] }) {
  const errors = errorList(error);
  if (errors.length === 0) return null;
  return (
    <div id={`${id}-error`} data-part="error" className={css.error}>
      <svg className={css.errorIcon} width="14" height="14" viewBox="0 0 14 14" fill="none" aria-hidden="true">
        <circle cx="7" cy="7" r="6.25" stroke="currentColor" strokeWidth="1.5" />
        <path d="M7 3.75v3.5M7 9.6v.4" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
      <span>
        {errors.map((text) => (
          <span key={text}>{text} </span>
        ))}
      </span>
    </div>
  );
}

/** Label, hint and error around any one control. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, name, label, labelHidden = false, hint, error, requirement, reserveMessage = false, ...others } = props;
  const { disabled, className, children, ...rest } = others;
  const invalid = errorList(error).length > 0;
  return (
    <div
      data-component={name}
      data-invalid={invalid ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      {...rest}
      className={classNames(css.root, className)}
    >
      <label htmlFor={id} data-part="label" className={labelHidden ? css.hiddenLabel : css.label}>
        <span>{label}</span>
        {requirement === undefined ? null : (
          <span data-part="requirement" className={css.requirement}>
            {requirement}
          </span>
        )}
      </label>
      {hint === undefined ? null : (
        <div id={`${id}-hint`} data-part="hint" className={css.hint}>
          {hint}
        </div>
      )}
      <div data-part="control" className={css.control}>
        {children}
      </div>
      {reserveMessage ? (
        <div className={css.reserved}>
          <FieldError id={id} error={error} />
        </div>
      ) : (
        <FieldError id={id} error={error} />
      )}
    </div>
  );
}
