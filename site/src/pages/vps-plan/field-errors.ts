import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { FieldErrors } from '../../api/errors.ts';
import { sshKeyNames } from '../../features/order/ssh-keys.tsx';
import { fieldNames } from './field-names.ts';

/** Fields of the configuration page by field of the order body, for links in the error summary. */
const PLACES: Readonly<Record<string, string>> = {
  tariff: 'plan',
  configuration: 'sizes',
  'configuration.cpu_count': 'cpu',
  'configuration.ram_size': 'ram',
  'configuration.disk_size': 'disk',
  location: 'location',
  frequency: 'frequency',
  os: 'system',
  disk_image: 'system',
  iso_url: 'iso_url',
  control_panel: 'panel',
  'extra_services.monthly': 'extras',
  'extra_services.one_time': 'extras',
  rent_period: 'period',
  count: 'count',
  name: 'name',
  project: 'project',
  project_name: 'project',
  comment: 'comment',
  promo_code: 'promo_code',
  trial: 'trial',
  ssh_keys: 'ssh-keys',
  'ssh_key.key': 'ssh_key-key',
  'ssh_key.title': 'ssh_key-title',
  base_administration: 'administration',
  base_administration_confirmed: 'administration',
};

/** Id of the element where a field of the order body is fixed. */
export const placeOf = (field: string): string | undefined => PLACES[field] ?? PLACES[field.split('.')[0] ?? ''];

/** What a field is called on the page. Without it "This field can’t be empty." would say nothing. */
const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  location: fieldNames.location,
  frequency: fieldNames.frequency,
  os: fieldNames.system,
  disk_image: fieldNames.system,
  iso_url: fieldNames.isoUrl,
  control_panel: fieldNames.panel,
  rent_period: fieldNames.period,
  count: fieldNames.count,
  name: fieldNames.name,
  project: fieldNames.project,
  project_name: fieldNames.project,
  comment: fieldNames.comment,
  trial: fieldNames.trial,
  'ssh_key.key': sshKeyNames.key,
  'ssh_key.title': sshKeyNames.title,
};

/** The errors of a refused order as the summary lists them: each with the name of its field. */
export const summaryOf = (errors: FieldErrors, intl: IntlShape): { fieldId: string | undefined; text: string }[] =>
  Object.entries(errors).flatMap(([field, texts]) => {
    const name = NAMES[field];
    return texts.map((text) => ({
      fieldId: placeOf(field),
      text: name ? `${intl.formatMessage(name)}: ${text}` : text,
    }));
  });

/** The errors inside one field, by their own names: `ssh_key` of `ssh_key.title` gives `title`. */
export const errorsUnder = (errors: FieldErrors, parent: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, texts]) =>
      field.startsWith(`${parent}.`) ? [[field.slice(parent.length + 1), texts]] : [],
    ),
  );
