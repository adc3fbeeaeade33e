import type { CatalogueField, CatalogueRowDetails, CatalogueTable, CatalogueValues, Counts } from '@hoster/contract';
import type { IntlShape } from 'react-intl';
import { formText } from '../../app/router/form-text.ts';
import { optionWord, valueWords } from './words.ts';

type Names = CatalogueRowDetails['names'];

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A text of a value in several languages. */
function wordsIn(value: unknown, lang: string): string {
  if (typeof value !== 'object' || value === null) return '';
  return textOf(Reflect.get(value, lang)) || textOf(Reflect.get(value, 'en'));
}

/** Name of an option in words. */
export const optionText = ({ formatMessage }: IntlShape, option: string): string => {
  const word = optionWord(option);
  return word ? formatMessage(word) : option;
};

/** A value in words; empty for none. */
export function shownValue(intl: IntlShape, field: CatalogueField, value: unknown, names: Names = {}): string {
  const { formatMessage, formatNumber, locale } = intl;
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'flag':
      return formatMessage(value === true ? valueWords.yes : valueWords.no);
    case 'words':
      return wordsIn(value, locale);
    case 'money':
      return euros(intl, textOf(value));
    case 'integer':
    case 'number':
      return typeof value === 'number' ? formatNumber(value) : '';
    case 'choice':
      return optionText(intl, textOf(value));
    case 'choices':
      return Array.isArray(value) ? value.map((one) => optionText(intl, textOf(one))).join(', ') : '';
    case 'names':
      return fieldText(value);
    case 'ids':
      return Array.isArray(value)
        ? value.map((id) => names[field.of]?.find((one) => one.id === id)?.name ?? `#${textOf(id)}`).join(', ')
        : '';
    case 'id':
      return names[field.of]?.find((one) => one.id === value)?.name ?? `#${textOf(value)}`;
    case 'counts':
      return countedIn(intl, field, names)
        .flatMap(({ option, text }) => {
          const count = countIn(field, value, option);
          return count === '' ? [] : [`${count} × ${text}`];
        })
        .join(', ');
    default:
      return textOf(value);
  }
}

/** Options of which there are so and so many, with their names. */
export const countedIn = (intl: IntlShape, { of, options = [] }: Counts, names: Names) =>
  of === undefined
    ? options.map((option) => ({ option, text: optionText(intl, option) }))
    : (names[of] ?? []).map(({ id, name }) => ({ option: String(id), text: name }));

/** How many of an option there are, as the text of its field; empty for none. */
export function countIn({ part }: Counts, value: unknown, option: string): string {
  if (!Array.isArray(value)) return '';
  const found: unknown = value.find((one: object) => textOf(Reflect.get(one, part)) === option);
  return typeof found === 'object' && found !== null ? textOf(Reflect.get(found, 'count')) : '';
}

/** An amount of euros of a call. */
export const euros = ({ formatNumber }: Pick<IntlShape, 'formatNumber'>, amount: string): string =>
  formatNumber(Number(amount), { style: 'currency', currency: 'EUR' });

/** Name of a row. */
export function rowTitle(intl: IntlShape, { fields, title }: CatalogueTable, values: CatalogueValues): string {
  return title
    .flatMap((name) => {
      const field = fields.find((one) => one.name === name);
      return field ? [shownValue(intl, field, values[name])] : [];
    })
    .filter((text) => text !== '')
    .join(' · ');
}

/** Text of a form’s field for a value. */
export function fieldText(value: unknown): string {
  return Array.isArray(value) ? value.map(textOf).join(', ') : textOf(value);
}

/** Fields that a form has: a new row has all but references, which are chosen later; others don’t change their price here. */
export const formFields = ({ fields, price }: CatalogueTable, isNew: boolean): readonly CatalogueField[] =>
  fields.filter(({ fixed, kind, name }) =>
    isNew ? kind !== 'ids' : !fixed && !(price !== undefined && (name === price || name === 'old_price_cents')),
  );

/** An amount as calls have it; other texts stay, for the error that they get. */
export function amountText(text: string): string {
  const plain = text.replace(',', '.').replaceAll(/[\s€]/g, '');
  const [whole = '', cents = ''] = plain.split('.');
  return /^\d+(\.\d{0,2})?$/.test(plain) ? `${whole}.${cents.padEnd(2, '0')}` : text;
}

/** Values of a form as calls have them. */
export function readForm(table: CatalogueTable, form: FormData, isNew: boolean): CatalogueValues {
  const values = Object.fromEntries(formFields(table, isNew).map((field) => [field.name, readField(field, form)]));
  const left = isNew ? table.fields.filter(({ kind }) => kind === 'ids') : [];
  return { ...values, ...Object.fromEntries(left.map(({ name, optional }) => [name, optional ? null : []])) };
}

/** A number of a form; other texts stay, for the error that they get. */
function numberIn(text: string): number | string | null {
  const plain = text.replace(',', '.').replaceAll(/\s/g, '');
  return plain === '' ? null : /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

function readField(field: CatalogueField, form: FormData): unknown {
  const { kind, name, optional } = field;
  const text = formText(form, name);
  switch (kind) {
    case 'flag':
      return form.has(name);
    case 'words': {
      const [en, ru] = [formText(form, `${name}.en`), formText(form, `${name}.ru`)];
      if (optional && en === '' && ru === '') return null;
      return { en, ...(ru !== '' && { ru }) };
    }
    case 'choices':
      return form.getAll(name).filter((one) => typeof one === 'string');
    case 'ids': {
      const ids = form.getAll(name).map(Number);
      return optional && ids.length === 0 ? null : ids;
    }
    case 'names':
      return text
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '');
    case 'id':
      return text === '' ? null : Number(text);
    case 'counts':
      return [...form].flatMap(([key, sent]) => {
        if (!key.startsWith(`${name}.`) || typeof sent !== 'string' || sent.trim() === '') return [];
        const option = key.slice(name.length + 1);
        const count = numberIn(sent);
        return count === 0 ? [] : [{ [field.part]: field.options ? option : Number(option), count }];
      });
    case 'integer':
    case 'number':
      return numberIn(text);
    case 'money':
      return text === '' && optional ? null : amountText(text);
    default:
      return text === '' && optional ? null : text;
  }
}
