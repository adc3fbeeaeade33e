import type { FieldErrors } from '../../api/errors.ts';

/** Where each field of the order body stands on the configuration page; the summary of errors leads there. */
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

/** The errors of a refused order as the summary lists them. */
export const summaryOf = (errors: FieldErrors): { fieldId: string | undefined; text: string }[] =>
  Object.entries(errors).flatMap(([field, texts]) =>
    texts.map((text) => ({ fieldId: PLACES[field] ?? PLACES[field.split('.')[0] ?? ''], text })),
  );

/** The errors inside one field, by their own names: `ssh_key` of `ssh_key.title` gives `title`. */
export const errorsUnder = (errors: FieldErrors, parent: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, texts]) =>
      field.startsWith(`${parent}.`) ? [[field.slice(parent.length + 1), texts]] : [],
    ),
  );
