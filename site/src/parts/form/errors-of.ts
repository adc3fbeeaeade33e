import type { FieldErrors } from '../../api/errors.ts';

/** Whether an error is about a field, or about a part of it, such as `host_keys.1` or `rates.0.percent`. */
export const isErrorOf = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);

/** Errors of a field, and of its parts. */
export const errorsOf = (errors: FieldErrors, name: string): readonly string[] =>
  Object.entries(errors).flatMap(([path, texts]) => (isErrorOf(path, name) ? texts : []));
