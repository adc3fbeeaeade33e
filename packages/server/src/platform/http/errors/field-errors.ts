import type { z } from 'zod';
import { valueAt, type FieldErrorNode, type FieldErrors, type Language } from '@hoster/contract';
import { translate } from '../../../i18n/translate.ts';
import { fieldErrorText, isCode } from './field-error-texts.ts';

type Issue = z.core.$ZodIssue;

const expectedCodes: Record<string, string> = {
  string: 'string',
  number: 'number',
  int: 'integer',
  boolean: 'boolean',
  array: 'list',
  object: 'object',
  record: 'object',
};

/** Most characters of a refused choice that its error quotes. */
const mostQuoted = 100;

function quoted(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
  return text.length > mostQuoted ? `${Array.from(text.slice(0, mostQuoted)).slice(0, -1).join('')}…` : text;
}

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
        : ['choice', quoted(value)];
    case 'too_small':
      // A list that needs an element is left out in a form that has none.
      if (issue.origin === 'array' && issue.minimum === 1) return ['blank'];
      // `positive()` of whole numbers: more than 0, so at least 1.
      if (issue.origin !== 'string') return ['min_value', Number(issue.minimum) + (issue.inclusive === false ? 1 : 0)];
      return issue.minimum === 1 ? ['blank'] : ['min_length', Number(issue.minimum)];
    case 'too_big':
      if (issue.origin === 'string') return ['max_length', Number(issue.maximum)];
      return [issue.origin === 'array' ? 'max_items' : 'max_value', Number(issue.maximum)];
    case 'invalid_format':
      // A schema may name the text: `regex(…, 'slug')`.
      return [value === '' ? 'blank' : isCode(issue.message) ? issue.message : issue.format];
    default:
      return ['invalid'];
  }
}

/** Maximum number of errors in an answer, so that an answer isn't longer than its request. */
const mostErrors = 50;

const isSamePlace = (a: Issue, b: Issue): boolean =>
  a.path.length === b.path.length && a.path.every((key, at) => key === b.path[at]);

/**
 * Whether another issue of the same value says more: that it has the wrong type, or a closer bound than that of all whole
 * numbers, which comes first.
 */
const isRedundant = (issue: Issue, issues: readonly Issue[]): boolean =>
  issues.some(
    (other) =>
      other !== issue &&
      isSamePlace(issue, other) &&
      (other.code === 'invalid_type' ||
        (issue.code === 'too_big' && other.code === 'too_big' && other.maximum < issue.maximum) ||
        (issue.code === 'too_small' && other.code === 'too_small' && other.minimum > issue.minimum)),
  );

/** Without a prototype: a field may be called `constructor`. */
const noErrors = (): FieldErrors => Object.create(null);

/**
 * Adds a text at its path. Levels in between are created as in the request: objects, or lists with `{}` for valid
 * items.
 */
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
 * Turns the errors of a rejected body into the body of a 400: `{"field":["text"]}`, nested as in the request, with
 * errors about the whole under `non_field_errors`. `input` is the rejected body; the texts are those of Django REST
 * framework.
 */
export function toFieldErrors(error: z.core.$ZodError, input: unknown, language: Language = 'en'): FieldErrors {
  const errors = noErrors();
  const issues = error.issues.slice(0, mostErrors);
  for (const issue of issues) {
    if (isRedundant(issue, issues)) continue;
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, mostErrors))
        place(errors, [...issue.path, key], translate(language, fieldErrorText('unknown_field')));
      continue;
    }
    const [code, value = ''] = describe(issue, input);
    const text = translate(language, fieldErrorText(code), { value: String(value) });
    place(errors, issue.path.length === 0 ? ['non_field_errors'] : issue.path, text);
  }
  return errors;
}
