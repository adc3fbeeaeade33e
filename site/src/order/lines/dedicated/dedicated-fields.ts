import { defineMessages, type MessageDescriptor } from 'react-intl';
import { commonAnchors, type FieldAnchors, sshKeyNames } from '../../stages/configuration/common-fields.ts';
import type { ItemWords } from '../../stages/configuration/items-fields.tsx';

type FieldName = 'cpu' | 'memory' | 'disks' | 'controller' | 'level' | 'port' | 'ips' | 'traffic' | 'system' | 'panel';

/** The names of the configuration's fields: shown beside the fields, and in the list of errors. */
export const fieldNames: Readonly<Record<FieldName, MessageDescriptor>> = defineMessages({
  cpu: { id: 'dedicated.cpu', defaultMessage: 'Processors', description: 'Choice of one or two processors' },
  memory: { id: 'dedicated.memory', defaultMessage: 'RAM', description: 'Choice of the memory' },
  disks: { id: 'dedicated.disks', defaultMessage: 'Drives', description: 'Choice of the drives' },
  controller: {
    id: 'dedicated.controller',
    defaultMessage: 'RAID controller',
    description: 'Choice of the RAID controller',
  },
  level: { id: 'dedicated.level', defaultMessage: 'RAID level', description: 'Choice of the RAID level' },
  port: { id: 'dedicated.port', defaultMessage: 'Network port', description: 'Choice of the network port' },
  ips: { id: 'dedicated.ips', defaultMessage: 'Extra IPv4 addresses', description: 'Choice of further addresses' },
  traffic: { id: 'dedicated.traffic', defaultMessage: 'Extra traffic', description: 'Choice of further traffic' },
  system: { id: 'dedicated.system', defaultMessage: 'Operating system', description: 'Choice of what is installed' },
  panel: { id: 'dedicated.panel', defaultMessage: 'Control panel', description: 'Choice of the control panel' },
});

/** Names for the items of a dedicated server order. */
export const itemWords: ItemWords = defineMessages({
  title: { id: 'dedicated.items', defaultMessage: 'Name and quantity' },
  name: { id: 'dedicated.name', defaultMessage: 'Hostname' },
  nameHint: {
    id: 'dedicated.name.hint',
    defaultMessage: 'Latin letters, digits, hyphens and dots: db.example.org',
    description: 'Hint of the hostname',
  },
  nameCount: {
    id: 'dedicated.name.count',
    defaultMessage: 'Latin letters, digits, hyphens and dots. Each server gets a suffix, -1 to -{count, number}.',
    description: 'Hint of the hostname when several servers are ordered',
  },
  count: { id: 'dedicated.count', defaultMessage: 'Number of servers' },
});

/** Fields of the configuration page by field of the order body. */
export const dedicatedFields: FieldAnchors = {
  anchors: {
    ...commonAnchors.anchors,
    'configuration.cpu_count': 'cpus',
    'configuration.memory': 'memory',
    'configuration.disks': 'disks',
    'configuration.raid_controller': 'raid',
    'configuration.raid_level': 'level',
    'configuration.port': 'port',
    'configuration.ips': 'ips',
    'configuration.extra_traffic': 'traffic',
    configuration: 'cpus',
    os: 'os',
    control_panel: 'panel',
    survey: 'survey',
    ssh_keys: 'ssh-keys',
    'ssh_key.key': 'ssh_key-key',
    'ssh_key.title': 'ssh_key-title',
  },
  names: {
    ...commonAnchors.names,
    'configuration.cpu_count': fieldNames.cpu,
    'configuration.memory': fieldNames.memory,
    'configuration.disks': fieldNames.disks,
    'configuration.raid_controller': fieldNames.controller,
    'configuration.raid_level': fieldNames.level,
    'configuration.port': fieldNames.port,
    'configuration.ips': fieldNames.ips,
    'configuration.extra_traffic': fieldNames.traffic,
    os: fieldNames.system,
    control_panel: fieldNames.panel,
    count: itemWords.count,
    name: itemWords.name,
    'ssh_key.key': sshKeyNames.key,
    'ssh_key.title': sshKeyNames.title,
  },
};
