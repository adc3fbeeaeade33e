import type { OrderBody, OrderFormField } from '@hoster/contract';
import { defineMessages } from '@formatjs/intl';
import { monthsInWords } from '@hoster/domain';
import { translate, type Message } from '../../i18n/translate.ts';
import type { Language } from '../../platform/http/index.ts';
import { spokenAmount } from '../../billing/index.ts';
import type { FormField, LineForm } from './line-form.ts';
import type { Shop } from './ordered-line.ts';

/** Labels of fields that several lines have. */
export const formTexts = defineMessages({
  plan: { id: 'sales.form.plan', defaultMessage: 'Plan' },
  location: { id: 'sales.form.location', defaultMessage: 'Data centre' },
  os: { id: 'sales.form.os', defaultMessage: 'Operating system' },
  panel: { id: 'sales.form.panel', defaultMessage: 'Control panel' },
  none: { id: 'sales.form.none', defaultMessage: 'None', description: 'Choice of an option that can be left out' },
  term: { id: 'sales.form.term', defaultMessage: 'Term' },
  count: { id: 'sales.form.count', defaultMessage: 'Quantity' },
  name: { id: 'sales.form.name', defaultMessage: 'Name or hostname' },
});

interface Choice {
  readonly value: string | number;
  readonly label: string;
}

/** A choice that has to be made; by default, of its first option. */
export function choiceField(
  name: string,
  label: Message,
  options: readonly Choice[],
  standard: string | number | null | undefined = options[0]?.value,
): FormField {
  return {
    name,
    label,
    kind: 'select',
    isNumber: options.some(({ value }) => typeof value === 'number'),
    isRequired: true,
    value: String(standard ?? ''),
    options: options.map((option) => ({ ...option, value: String(option.value) })),
  };
}

/** A choice that can be left out, and is by default. */
export function optionalField(name: string, label: Message, options: readonly Choice[], language: Language): FormField {
  const field = choiceField(name, label, options, '');
  const nothing = { value: '', label: translate(language, formTexts.none) };
  return { ...field, isRequired: false, options: [nothing, ...field.options] };
}

/** A number; without a standard, it can be left out. */
export const numberField = (name: string, label: Message | string, value = ''): FormField => ({
  name,
  label,
  kind: 'number',
  isNumber: true,
  isRequired: value !== '',
  value,
  options: [],
});

/** A text that can be left out. */
export const textField = (name: string, label: Message): FormField => ({
  name,
  label,
  kind: 'text',
  isNumber: false,
  isRequired: false,
  value: '',
  options: [],
});

/** Label of an option with a monthly price in euros. */
export const pricedLabel = (name: string, euros: number, language: Language): string =>
  `${name} · ${spokenAmount(Math.round(euros * 100), 'EUR', language)}`;

/** A place by its city and country. */
export const placeName = ({ city, name }: { readonly city: string; readonly name: string }): string =>
  `${city}, ${name}`;

/** The form of a line: its own fields, and those of all lines. */
export function formFields<Order extends OrderBody, Own extends Shop>(
  { fields }: LineForm<Order, Own>,
  shop: Own,
  language: Language,
): FormField[] {
  const periods = shop.data.rent_periods;
  const term = periods.find(({ is_default: isUsual }) => isUsual) ?? periods[0];
  return [
    ...fields(shop, language),
    choiceField(
      'rent_period',
      formTexts.term,
      periods.map(({ discount_percent: percent, months }) => ({
        value: months,
        label: `${monthsInWords(months, language)}${percent > 0 ? ` (−${percent}%)` : ''}`,
      })),
      term?.months,
    ),
    numberField('count', formTexts.count, '1'),
    textField('name', formTexts.name),
  ];
}

/** Name of the field that counts an extra service. */
export const extraField = (kind: 'monthly' | 'one_time', id: number): string => `extra_services.${kind}.${id}`;

const extraPattern = /^extra_services\.(monthly|one_time)\.(\d{1,9})$/;

/** The part of an order body that is filled in: fields that are empty are left out. */
export function bodyOf(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const extras: Record<'monthly' | 'one_time', { id: number; count: number }[]> = { monthly: [], one_time: [] };
  for (const { isNumber, name } of fields) {
    const text = (values[name] ?? '').trim();
    if (text === '') continue;
    const value = isNumber ? Number(text) : text;
    const [, kind, id] = extraPattern.exec(name) ?? [];
    if (kind === 'monthly' || kind === 'one_time') extras[kind].push({ id: Number(id), count: Number(text) });
    else body[name] = value;
  }
  const bought = (kind: keyof typeof extras) => extras[kind].filter(({ count }) => count !== 0);
  return { ...body, extra_services: { monthly: bought('monthly'), one_time: bought('one_time') } };
}

/** A field as the contract has it. */
export const presentField = (field: FormField, language: Language): OrderFormField => ({
  name: field.name,
  label: typeof field.label === 'string' ? field.label : translate(language, field.label),
  kind: field.kind,
  is_required: field.isRequired,
  value: field.value,
  options: field.options.map(({ label, value }) => ({ label, value })),
});
