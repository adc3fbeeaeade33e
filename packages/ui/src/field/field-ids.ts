import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';

/** Texts for native validation errors: `{ valueMissing: 'Enter your email', typeMismatch: 'Check the email' }`. */
export type FieldMessages = Partial<Record<Exclude<keyof ValidityState, 'valid'>, string>>;

export interface FieldTexts {
  /** Accessible name of the field. Required; hide it visually with `labelHidden`. */
  label: ReactNode;
  /** Hides the label visually. @default false */
  labelHidden?: boolean | undefined;
  /** Help text, such as the format or where to find the value. */
  hint?: ReactNode;
  /**
   * Error messages that say what is wrong and how to fix it. Accepts a list, as returned by servers. An empty list
   * means no error.
   */
  error?: string | readonly string[] | undefined;
  /** Messages for native validation errors. Without them, the browser shows its own. */
  messages?: FieldMessages | undefined;
  /**
   * When `messages` appear: at `submit` only, also on `blur` after a change, or also at each `input`. One that is shown
   * disappears as soon as the value is valid. @default 'blur'
   */
  validateOn?: 'submit' | 'blur' | 'input' | undefined;
  /** Text next to the label: "optional" or "required". Mark whichever is rarer, see `requirementWords`. */
  requirement?: string | undefined;
  /** Reserves a line for the error, so that the form doesn't shift. @default false */
  reserveMessage?: boolean | undefined;
}

export const errorList = (error: FieldTexts['error']): readonly string[] => [error ?? []].flat().filter(Boolean);

/** Ids that link a control to its texts. Spread `control` on it. */
export function useFieldIds(
  { hint, error, messages }: Pick<FieldTexts, 'hint' | 'error' | 'messages'>,
  ownId?: string,
  describedBy?: string,
) {
  const generated = useId();
  const id = ownId ?? generated;
  const invalid = errorList(error).length > 0;
  // With messages, an error may appear at any time; until then, its element is empty.
  const mayFail = invalid || messages !== undefined;
  const ids = classNames(hint !== undefined && `${id}-hint`, mayFail && `${id}-error`, describedBy);
  return { id, control: { id, 'aria-invalid': invalid || undefined, 'aria-describedby': ids || undefined } };
}
