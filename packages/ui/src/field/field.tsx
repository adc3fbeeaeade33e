import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { type FieldTexts, useFieldIds } from './field-ids.ts';

/** Spread on the control. */
export type FieldControl = ReturnType<typeof useFieldIds>['control'];

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'>, FieldTexts {
  /** Id of the control. */
  id?: string | undefined;
  /** Whether the control is disabled. */
  disabled?: boolean | undefined;
  /** Renders the control with the attributes that link it to label, hint and error. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error for a custom control. */
export function Field({ children, id: ownId, ...rest }: FieldProps) {
  const { id, control } = useFieldIds(rest, ownId);
  return (
    <FieldFrame {...rest} id={id} name="field">
      {children(control)}
    </FieldFrame>
  );
}
