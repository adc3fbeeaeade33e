import { commonAnchors, anchorIn, type FieldAnchors, sshKeyNames } from '../../stages/configuration/common-fields.ts';
import { fieldNames } from './field-names.ts';

/** Fields of the configuration page by field of the order body. */
export const vpsFields: FieldAnchors = {
  anchors: {
    ...commonAnchors.anchors,
    tariff: 'plan',
    configuration: 'sizes',
    'configuration.cpu_count': 'cpu',
    'configuration.ram_size': 'ram',
    'configuration.disk_size': 'disk',
    frequency: 'frequency',
    os: 'system',
    disk_image: 'system',
    iso_url: 'iso_url',
    control_panel: 'panel',
    'extra_services.monthly': 'extras',
    'extra_services.one_time': 'extras',
    trial: 'trial',
    ssh_keys: 'ssh-keys',
    'ssh_key.key': 'ssh_key-key',
    'ssh_key.title': 'ssh_key-title',
    base_administration: 'administration',
    base_administration_confirmed: 'administration',
  },
  names: {
    ...commonAnchors.names,
    frequency: fieldNames.frequency,
    os: fieldNames.system,
    disk_image: fieldNames.system,
    iso_url: fieldNames.isoUrl,
    control_panel: fieldNames.panel,
    count: fieldNames.count,
    name: fieldNames.name,
    trial: fieldNames.trial,
    'ssh_key.key': sshKeyNames.key,
    'ssh_key.title': sshKeyNames.title,
  },
};

/** Id of the element where a field of the order body is fixed. */
export const anchorOf = (field: string): string | undefined => anchorIn(vpsFields, field);
