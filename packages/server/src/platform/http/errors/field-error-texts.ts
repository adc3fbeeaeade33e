import { defineMessages } from '@formatjs/intl';
import type { Message } from '../../../i18n/translate.ts';

const texts = defineMessages({
  required: { id: 'platform.field.required', defaultMessage: 'This field is required' },
  null: { id: 'platform.field.null', defaultMessage: 'This field may not be null.' },
  blank: { id: 'platform.field.blank', defaultMessage: 'This field is required' },
  unknown_field: { id: 'platform.field.unknown-field', defaultMessage: 'Unknown field.' },
  invalid: { id: 'platform.field.invalid', defaultMessage: 'Enter a valid value.' },
  email: { id: 'platform.field.email', defaultMessage: 'Enter a valid email address.' },
  url: { id: 'platform.field.url', defaultMessage: 'Enter a valid URL.' },
  string: { id: 'platform.field.string', defaultMessage: 'Not a valid string.' },
  number: { id: 'platform.field.number', defaultMessage: 'A valid number is required.' },
  integer: { id: 'platform.field.integer', defaultMessage: 'A valid integer is required.' },
  boolean: { id: 'platform.field.boolean', defaultMessage: 'Must be a valid boolean.' },
  list: { id: 'platform.field.list', defaultMessage: 'Expected a list of items.' },
  object: { id: 'platform.field.object', defaultMessage: 'Invalid data. Expected an object.' },
  choice: { id: 'platform.field.choice', defaultMessage: '"{value}" is not a valid choice.' },
  min_value: {
    id: 'platform.field.min-value',
    defaultMessage: 'Ensure this value is greater than or equal to {value}.',
  },
  max_value: { id: 'platform.field.max-value', defaultMessage: 'Ensure this value is less than or equal to {value}.' },
  min_length: { id: 'platform.field.min-length', defaultMessage: 'Ensure this field has at least {value} characters.' },
  max_length: {
    id: 'platform.field.max-length',
    defaultMessage: 'Ensure this field has no more than {value} characters.',
  },
  max_items: { id: 'platform.field.max-items', defaultMessage: 'Ensure this field has no more than {value} elements.' },
  characters: {
    id: 'platform.field.characters',
    defaultMessage:
      'This contains characters that can’t be saved. Delete them, or type the text instead of pasting it.',
  },
  slug: {
    id: 'platform.field.slug',
    defaultMessage: 'Use lower-case letters, digits and single hyphens between them.',
  },
  version: { id: 'platform.field.version', defaultMessage: 'Enter a version such as 8.4.' },
  amount: { id: 'platform.field.amount', defaultMessage: 'Enter an amount with two decimals, such as 12.50.' },
  confirmation_required: { id: 'platform.field.confirmation-required', defaultMessage: 'Please confirm this.' },
  os_or_disk_image: {
    id: 'platform.field.os-or-disk-image',
    defaultMessage: 'Choose either an operating system or a disk image.',
  },
  entry_node_of_multi_hop: {
    id: 'platform.field.entry-node-of-multi-hop',
    defaultMessage: 'Only multi-hop has an entry server, and it needs one.',
  },
  tariff_or_configuration: {
    id: 'platform.field.tariff-or-configuration',
    defaultMessage: 'Choose either a plan or a custom configuration.',
  },
  project_or_name: {
    id: 'platform.field.project-or-name',
    defaultMessage: 'Choose a project or name a new one, not both.',
  },
});

/** Whether a code has a text of its own. */
export const isCode = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code);

/** Text of a field error; an unknown code says "Enter a valid value.". Its `value` is the bound or the choice refused. */
export const fieldErrorText = (code: string): Message => texts[isCode(code) ? code : 'invalid'];
