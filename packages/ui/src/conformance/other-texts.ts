import { cloneElement, isValidElement } from 'react';

/** Props that may equal a text which is shown, but aren't one. */
const notTexts = new Set(['id', 'value', 'defaultValue', 'name', 'href', 'locale', 'currency', 'tone', 'size']);

/** Returns an element with another text wherever it shows one of `shown`. */
export function withOtherTexts<Given>(given: Given, shown: string, other: (text: string) => string): Given;
export function withOtherTexts(given: unknown, shown: string, other: (text: string) => string): unknown {
  const change = (part: unknown) => withOtherTexts(part, shown, other);
  if (typeof given === 'string') return given.trim() !== '' && shown.includes(given) ? other(given) : given;
  if (Array.isArray(given)) return given.map(change);
  if (isValidElement<object>(given)) return cloneElement(given, change(given.props) as object);
  if (typeof given !== 'object' || given === null || Object.getPrototypeOf(given) !== Object.prototype) return given;
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, notTexts.has(name) ? value : change(value)]),
  );
}
