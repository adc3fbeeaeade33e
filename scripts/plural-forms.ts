import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Forms that a Russian number may ask for; `other` is that of fractions. */
const forms = ['one', 'few', 'many', 'other'];

/** The forms that plurals of a Russian message lack. */
export function missingForms(message: string): string[] {
  return missingIn(parse(message));
}

function missingIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return missingIn(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inside = Object.values(element.options).flatMap(({ value }) => missingIn(value));
    if (element.type === TYPE.select || element.pluralType === 'ordinal') return inside;
    return [...forms.filter((form) => !(form in element.options)), ...inside];
  });
}
