'use client';

import type { ComponentProps } from 'react';
import { ErrorIcon } from './error-icon.tsx';
import { errorList, type FieldTexts } from './field-ids.ts';
import * as css from './field.css.ts';
import { useFieldState } from './use-field-state.ts';

interface FieldErrorProps {
  id: string;
  error: FieldTexts['error'];
  role?: 'alert' | undefined;
  /** Whether an error may appear later. Its control then names this element before, so it's rendered, empty. */
  mayFail?: boolean | undefined;
}

/** Error message below a control, with an icon, so that it doesn't rely on colour. */
export function FieldError({ id, error, role, mayFail = false }: FieldErrorProps) {
  const errors = errorList(error);
  if (errors.length === 0) return mayFail ? <div id={`${id}-error`} hidden /> : null;
  return (
    <div id={`${id}-error`} role={role} data-part="error" className={css.error}>
      <ErrorIcon className={css.errorIcon} />
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
  const message = (
    <FieldError
      key={alert}
      id={id}
      error={field.error}
      role={alert ? 'alert' : undefined}
      mayFail={messages !== undefined}
    />
  );
  return (
    <div {...rest} {...field.attributes}>
      {children}
      {reserveMessage ? <div className={css.reserved}>{message}</div> : message}
    </div>
  );
}
