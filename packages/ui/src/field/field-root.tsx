'use client';

import type { ComponentProps } from 'react';
import { FieldError } from './field-error.tsx';
import type { FieldTexts } from './field-ids.ts';
import * as css from './field.css.ts';
import { useFieldState } from './use-field-state.ts';

interface FieldRootProps
  extends Omit<ComponentProps<'div'>, 'id'>, Pick<FieldTexts, 'error' | 'messages' | 'validateOn' | 'reserveMessage'> {
  /** Id of the control. */
  id: string;
  /** Makes the error an alert, inserted and so announced anew whenever the number changes. */
  alert?: number | undefined;
}

/** Root of a field with its state and error message. Its children can be server components. */
export function FieldRoot({ id, error, messages, validateOn, alert, ...props }: FieldRootProps) {
  const { reserveMessage, children, ref, ...rest } = props;
  const field = useFieldState({ error, messages, validateOn }, ref);
  const message = <FieldError key={alert} id={id} error={field.error} role={alert ? 'alert' : undefined} />;
  return (
    <div {...rest} {...field.attributes}>
      {children}
      {reserveMessage ? <div className={css.reserved}>{message}</div> : message}
    </div>
  );
}
