import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** The forms that plurals of a message lack, of those that numbers of its language ask for. */
export function missingForms(message: string, language: string): string[] {
  return missingIn(parse(message), new Intl.PluralRules(language).resolvedOptions().pluralCategories);
}

function missingIn(elements: readonly MessageFormatElement[], forms: readonly string[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return missingIn(element.children, forms);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inside = Object.values(element.options).flatMap(({ value }) => missingIn(value, forms));
    if (element.type === TYPE.select || element.pluralType === 'ordinal') return inside;
    return [...forms.filter((form) => !(form in element.options)), ...inside];
  });
}
