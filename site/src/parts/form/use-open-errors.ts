import { type ChangeEvent, useState } from 'react';
import type { FieldErrors } from '../../api/errors.ts';

const none: ReadonlySet<string> = new Set();

/** Returns whether a field has a value that the browser accepts, without a blank one where it's required. */
function isValid(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): boolean {
  if (!field.validity.valid) return false;
  const isRequired = field.required || field.getAttribute('aria-required') === 'true';
  return !isRequired || field.value.trim() !== '';
}

const isField = (target: unknown): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/**
 * The errors of a form's answer that are still open: an error goes once its field is changed to a valid value, and
 * doesn't come back before the next answer. Errors of no field stay.
 * @param errors of the answer; must be a stable object
 * @param fieldOf the name of the field that an error is about, by the name of the error
 */
export function useOpenErrors(
  errors: FieldErrors,
  fieldOf: (name: string) => string = (name) => name,
): { open: FieldErrors; onChange: (event: ChangeEvent<HTMLFormElement>) => void } {
  const [mended, setMended] = useState({ of: errors, fields: none });
  const fields = mended.of === errors ? mended.fields : none;
  const open =
    fields.size === 0
      ? errors
      : Object.fromEntries(Object.entries(errors).filter(([name]) => !fields.has(fieldOf(name))));
  return {
    open,
    onChange: ({ target }) => {
      const field: unknown = target;
      if (!isField(field) || fields.has(field.name) || !isValid(field)) return;
      if (Object.keys(open).some((name) => fieldOf(name) === field.name))
        setMended({ of: errors, fields: new Set([...fields, field.name]) });
    },
  };
}
