/** Names and values of the text fields of a form, without its files. */
export const formTexts = (form: FormData): [name: string, value: string][] =>
  [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string');

/**
 * A text field of a sent form, trimmed; empty when it is missing or a file. Removes NUL, which text pasted from a log
 * may contain and the backend rejects.
 */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\0', '').trim() : '';
}
