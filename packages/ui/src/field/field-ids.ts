import { type ReactNode, useId } from 'react';

/** Words for what the browser finds wrong: `{ valueMissing: 'Enter your e-mail', typeMismatch: 'Check the e-mail' }`. */
export type FieldMessages = Partial<Record<Exclude<keyof ValidityState, 'valid'>, string>>;

export interface FieldTexts {
  /** The field's name. Always there; `labelHidden` only takes it from sight. */
  label: ReactNode;
  /** Takes the label from sight; screen readers keep it. @default false */
  labelHidden?: boolean | undefined;
  /** Help that is needed before typing: format, where to find it. */
  hint?: ReactNode;
  /** What is wrong and how to right it. A list, because servers answer in lists. Empty means none. */
  error?: string | readonly string[] | undefined;
  /** What to say for each thing that the browser itself can find wrong; without it the browser speaks, in its bubble. */
  messages?: FieldMessages | undefined;
  /** Wording beside the label: "optional", "required". Mark the rarer of the two, see `requirementWords`. */
  requirement?: string | undefined;
  /** Keeps a line free for the error, so that the form does not jump. @default false */
  reserveMessage?: boolean | undefined;
}

export const errorList = (error: FieldTexts['error']): readonly string[] =>
  error === undefined || error === '' ? [] : typeof error === 'string' ? [error] : error;

/** What ties a control to its texts. Spread `control` on it. */
export function useFieldIds(
  { hint, error, messages }: Pick<FieldTexts, 'hint' | 'error' | 'messages'>,
  ownId?: string,
  describedBy?: string,
) {
  const generated = useId();
  const id = ownId ?? generated;
  const invalid = errorList(error).length > 0;
  // With messages an error may come at any time; until then the id leads nowhere, which is allowed.
  const mayFail = invalid || messages !== undefined;
  const ids = [hint === undefined ? '' : `${id}-hint`, mayFail ? `${id}-error` : '', describedBy].filter(Boolean);
  return {
    id,
    control: {
      id,
      'aria-invalid': invalid || undefined,
      'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    },
  };
}
