'use client';

import type { ComponentProps } from 'react';
import { errorList, type FieldTexts } from './field-ids.ts';
import * as css from './field.css.ts';
import { useFieldState } from './use-field-state.ts';

interface FieldErrorProps {
  id: string;
  error: FieldTexts['error'];
  role?: 'alert' | undefined;
}

/** Error message below a control, with an icon, so that it doesn't rely on colour. */
export function FieldError({ id, error, role }: FieldErrorProps) {
  const errors = errorList(error);
  if (errors.length === 0) return null;
  return (
    <div id={`${id}-error`} role={role} data-part="error" className={css.error}>
      <svg
        className={css.errorIcon}
        width={14}
        height={14}
        viewBox="0 0 14 14"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle cx={7} cy={7} r={6.25} />
        <path d="M7 3.75v3.5M7 9.6v.4" strokeWidth={1.75} />
      </svg>
      <bdi>
        {errors.map((text) => (
          <span key={text}>{text} </span>
        ))}
      </bdi>
    </div>
  );
}

interface FieldRootProps
  extends Omit<ComponentProps<'div'>, 'id'>, Pick<FieldTexts, 'error' | 'messages' | 'validateOn' | 'reserveMessage'> {
  /** Id of the control. */
  id: string;
  /** Makes the error an alert, inserted and so announced anew whenever the number changes. */
  alert?: number | undefined;
}

/** Root of a field with its state and error message. Its children can be server components. */
export function FieldRoot(props: FieldRootProps) {
  const { id, error, messages, validateOn, alert, reserveMessage, children, ref, ...rest } = props;
  const field = useFieldState({ error, messages, validateOn, ref });
  const message = <FieldError key={alert} id={id} error={field.error} role={alert ? 'alert' : undefined} />;
  return (
    <div {...rest} {...field.attributes}>
      {children}
      {reserveMessage ? <div className={css.reserved}>{message}</div> : message}
    </div>
  );
}
