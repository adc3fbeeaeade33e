import type { Language } from './common.ts';

type Template = (value: string | number) => string;

const en = {
  required: () => 'This field is required.',
  null: () => 'This field may not be null.',
  blank: () => 'This field can’t be empty.',
  unknown_field: () => 'Unknown field.',
  invalid: () => 'Enter a valid value.',
  email: () => 'Enter a valid email address.',
  url: () => 'Enter a valid URL.',
  string: () => 'Not a valid string.',
  number: () => 'A valid number is required.',
  integer: () => 'A valid integer is required.',
  boolean: () => 'Must be a valid boolean.',
  list: () => 'Expected a list of items.',
  object: () => 'Invalid data. Expected an object.',
  choice: (value) => `"${value}" is not a valid choice.`,
  min_value: (min) => `Ensure this value is greater than or equal to ${min}.`,
  max_value: (max) => `Ensure this value is less than or equal to ${max}.`,
  min_length: (min) => `Ensure this field has at least ${min} characters.`,
  max_length: (max) => `Ensure this field has no more than ${max} characters.`,
  max_items: (max) => `Ensure this field has no more than ${max} elements.`,
  confirmation_required: () => 'Please confirm this.',
  os_or_disk_image: () => 'Choose either an operating system or a disk image.',
  entry_node_of_multi_hop: () => 'Only multi-hop has an entry server, and it needs one.',
  tariff_or_configuration: () => 'Choose either a plan or a custom configuration.',
  project_or_name: () => 'Choose a project or name a new one, not both.',
} satisfies Record<string, Template>;

/** Codes that texts exist for; a schema's own refinement names one as its message. */
export type FieldErrorCode = keyof typeof en;

const ru: Record<FieldErrorCode, Template> = {
  required: () => 'Обязательное поле.',
  null: () => 'Это поле не может быть пустым.',
  blank: () => 'Заполните это поле.',
  unknown_field: () => 'Неизвестное поле.',
  invalid: () => 'Введите правильное значение.',
  email: () => 'Введите правильный адрес электронной почты.',
  url: () => 'Введите правильный URL.',
  string: () => 'Значение должно быть строкой.',
  number: () => 'Введите число.',
  integer: () => 'Введите целое число.',
  boolean: () => 'Значение должно быть логическим.',
  list: () => 'Ожидался список.',
  object: () => 'Ожидался объект с данными.',
  choice: (value) => `Варианта «${value}» нет среди допустимых.`,
  min_value: (min) => `Значение не может быть меньше ${min}.`,
  max_value: (max) => `Значение не может быть больше ${max}.`,
  min_length: (min) => `Минимальная длина: ${min}.`,
  max_length: (max) => `Максимальная длина: ${max}.`,
  max_items: (max) => `Не больше ${max} элементов.`,
  confirmation_required: () => 'Подтвердите, пожалуйста.',
  os_or_disk_image: () => 'Выберите операционную систему или образ диска: что-то одно.',
  entry_node_of_multi_hop: () => 'Входной сервер нужен для Multi-hop, и только для него.',
  tariff_or_configuration: () => 'Выберите тариф или свою конфигурацию: что-то одно.',
  project_or_name: () => 'Выберите проект или назовите новый: что-то одно.',
};

const texts: Record<Language, Record<FieldErrorCode, Template>> = { en, ru };

const isCode = (code: string): code is FieldErrorCode => Object.hasOwn(en, code);

/** Text of a field error; an unknown code says "Enter a valid value.". `value`: the bound or the choice refused. */
export function fieldErrorText(code: string, language: Language, value: string | number = ''): string {
  return texts[language][isCode(code) ? code : 'invalid'](value);
}
