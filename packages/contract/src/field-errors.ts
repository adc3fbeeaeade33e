import type { z } from 'zod';
import type { Language } from './common.ts';
import type { FieldErrorNode, FieldErrors } from './errors.ts';
import { fieldErrorText } from './field-error-texts.ts';

type Issue = z.core.$ZodIssue;

/** What the request held at a path, undefined where it held nothing. */
export function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

const expectedCodes: Record<string, string> = {
  string: 'string',
  number: 'number',
  int: 'integer',
  boolean: 'boolean',
  array: 'list',
  object: 'object',
  record: 'object',
};

function describe(issue: Issue, input: unknown): [code: string, value?: string | number] {
  const value = valueAt(input, issue.path);
  if (issue.code === 'custom') return [issue.message];
  if (value === undefined) return issue.path.length === 0 ? ['object'] : ['required'];
  if (value === null) return issue.path.length === 0 ? ['object'] : ['null'];
  switch (issue.code) {
    case 'invalid_type':
      return [expectedCodes[issue.expected] ?? 'invalid'];
    case 'invalid_value':
      return issue.values.length === 1 && issue.values[0] === true
        ? ['confirmation_required']
        : ['choice', typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value)];
    case 'too_small':
      if (issue.origin !== 'string') return ['min_value', Number(issue.minimum)];
      return issue.minimum === 1 ? ['blank'] : ['min_length', Number(issue.minimum)];
    case 'too_big':
      if (issue.origin === 'string') return ['max_length', Number(issue.maximum)];
      return [issue.origin === 'array' ? 'max_items' : 'max_value', Number(issue.maximum)];
    case 'invalid_format':
      return value === '' ? ['blank'] : [issue.format];
    default:
      return ['invalid'];
  }
}

/** Errors in one answer at most, so that an answer isn't longer than its request. */
const mostErrors = 50;

/** Without a prototype: a field may be called `constructor`. */
const noErrors = (): FieldErrors => Object.create(null);

/** Puts a text at its place. Places between grow as the request was: objects, or lists with `{}` for good items. */
function place(errors: FieldErrors, path: readonly PropertyKey[], text: string): void {
  let node: FieldErrors | FieldErrorNode[] = errors;
  for (const [depth, key] of path.entries()) {
    const last = depth === path.length - 1;
    const next: FieldErrorNode = last || typeof path[depth + 1] === 'number' ? [] : noErrors();
    if (Array.isArray(node)) {
      if (typeof key !== 'number') return;
      while (node.length < key) node.push(noErrors());
      node[key] ??= next;
    } else {
      node[String(key)] ??= next;
    }
    const child: FieldErrorNode | undefined = Array.isArray(node) ? node[Number(key)] : node[String(key)];
    if (child === undefined) return;
    if (!last) {
      // An error about the whole list or object takes precedence over errors inside it.
      if (Array.isArray(child) && child.some((entry) => typeof entry === 'string')) return;
      node = child as FieldErrors | FieldErrorNode[];
    } else if (Array.isArray(child)) {
      // Two rules may refuse one value for the same reason.
      if (!(child as string[]).includes(text)) (child as string[]).push(text);
    }
  }
}

/**
 * Turns a refused body into that of a 400: `{"field":["text"]}`, nested as the request was, what concerns the whole
 * under `non_field_errors`. `input` is the body that was refused; the texts are those of Django REST framework.
 */
export function toFieldErrors(error: z.core.$ZodError, input: unknown, language: Language = 'en'): FieldErrors {
  const errors = noErrors();
  for (const issue of error.issues.slice(0, mostErrors)) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, mostErrors))
        place(errors, [...issue.path, key], fieldErrorText('unknown_field', language));
      continue;
    }
    const [code, value] = describe(issue, input);
    place(errors, issue.path.length === 0 ? ['non_field_errors'] : issue.path, fieldErrorText(code, language, value));
  }
  return errors;
}
