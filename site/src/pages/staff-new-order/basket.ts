import type { BasketLine, ProductLine } from '@hoster/contract';
import { formNumberOrNull } from '../../app/router/form-number.ts';
import { formText } from '../../app/router/form-text.ts';
import { kindWords } from '../../parts/service/service-plan.tsx';

/** A line of the form. Its fields are called `lines.<id>.<field>`; ids stay the same when another line is removed. */
export interface FormLine {
  readonly id: number;
  readonly line: ProductLine;
}

/** Fields of a line that aren't of its product. */
const agreed = new Set(['line', 'discount', 'price', 'keep']);

const isProduct = (text: string): text is ProductLine => Object.hasOwn(kindWords, text);

/** Name of a field of a line. */
export const fieldName = ({ id }: Pick<FormLine, 'id'>, name: string): string => `lines.${id}.${name}`;

/** The lines in a form, in their order. */
function linesIn(form: FormData): FormLine[] {
  return [...form].flatMap(([name, value]) => {
    const id = /^lines\.([1-9]\d{0,3})\.line$/.exec(name)?.[1];
    return id !== undefined && typeof value === 'string' && isProduct(value) ? [{ id: Number(id), line: value }] : [];
  });
}

/** The lines after a button of the form was pressed: one is added or removed. */
export function changedLines(form: FormData): FormLine[] {
  const lines = linesIn(form);
  const intent = formText(form, 'intent');
  const product = formText(form, 'product');
  if (intent === 'add' && isProduct(product) && lines.length < 20) {
    return [...lines, { id: Math.max(0, ...lines.map(({ id }) => id)) + 1, line: product }];
  }
  const removed = /^remove-(\d{1,4})$/.exec(intent)?.[1];
  return lines.filter(({ id }) => String(id) !== removed);
}

/** A line as the call takes it. */
export function basketLine(form: FormData, line: FormLine): BasketLine {
  const prefix = fieldName(line, '');
  const values = [...form.keys()].flatMap((name) => {
    const own = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    return own === '' || agreed.has(own) ? [] : [[own, formText(form, name)]];
  });
  const optional = (name: string) => formNumberOrNull(form, fieldName(line, name));
  return {
    line: line.line,
    values: Object.fromEntries(values),
    discount: optional('discount'),
    price: optional('price'),
    keep: form.has(fieldName(line, 'keep')),
  };
}

/** Errors by the names of fields: the call counts the lines from 0. */
export const errorsOfForm = (
  errors: Readonly<Record<string, string[]>>,
  lines: readonly FormLine[],
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, texts]) => {
      const [, index, field = 'line'] = /^lines\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
      const line = index === undefined ? undefined : lines[Number(index)];
      return [line ? fieldName(line, field.replace(/^values\./, '')) : path, texts];
    }),
  );
