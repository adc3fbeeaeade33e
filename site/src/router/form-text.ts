/**
 * A text field of a sent form, trimmed; empty when it is missing or a file. Without NUL, which comes with what is pasted
 * from a log, and which the backend refuses.
 */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\0', '').trim() : '';
}
