import type { DsFix } from '@hoster/domain/lines/dedicated/fixes';
import type { DsConfigurationProblem } from '@hoster/domain/lines/dedicated/problems';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Reasons why a configuration can't be built. */
export const configurationSentences: Readonly<Record<DsConfigurationProblem['code'], MessageDescriptor>> =
  defineMessages({
    cpu_count_unknown: {
      id: 'dedicated.problem.cpu-unknown',
      defaultMessage: 'This server doesn’t support that many processors.',
    },
    second_cpu_required: {
      id: 'dedicated.problem.second-cpu',
      defaultMessage: 'A second CPU is required.',
      description: 'Why a configuration can’t be ordered: this much memory or so many drives need it',
    },
    memory_unknown: {
      id: 'dedicated.problem.memory-unknown',
      defaultMessage: 'This amount of RAM is no longer available.',
    },
    disk_unknown: { id: 'dedicated.problem.disk-unknown', defaultMessage: 'One of the drives is no longer available.' },
    disks_too_few: { id: 'dedicated.problem.disks-too-few', defaultMessage: 'Select more drives for this server.' },
    disks_do_not_fit: { id: 'dedicated.problem.disks-fit', defaultMessage: 'Selected disks do not fit this chassis.' },
    disk_too_many: {
      id: 'dedicated.problem.disk-too-many',
      defaultMessage: 'We can’t install that many drives of one kind.',
    },
    controller_unknown: {
      id: 'dedicated.problem.controller-unknown',
      defaultMessage: 'This RAID controller is no longer available.',
    },
    controller_excludes_disks: {
      id: 'dedicated.problem.controller-disks',
      defaultMessage: 'This controller doesn’t work with the selected drives.',
    },
    controller_full: {
      id: 'dedicated.problem.controller-full',
      defaultMessage: 'This controller handles up to {max, plural, one {# drive} other {# drives}}.',
      description:
        'Why a configuration can’t be ordered: more drives are selected than the RAID controller has ports for',
    },
    raid_level_unknown: {
      id: 'dedicated.problem.level-unknown',
      defaultMessage: 'The controller doesn’t support this RAID level.',
    },
    raid_level_needs_disks: {
      id: 'dedicated.problem.level-disks',
      defaultMessage: 'This RAID level needs more drives of one kind.',
    },
    port_unknown: { id: 'dedicated.problem.port-unknown', defaultMessage: 'This port is no longer available.' },
    ips_unknown: { id: 'dedicated.problem.ips-unknown', defaultMessage: 'These addresses are no longer available.' },
    traffic_unknown: {
      id: 'dedicated.problem.traffic-unknown',
      defaultMessage: 'This amount of traffic is no longer available.',
    },
    traffic_not_metered: {
      id: 'dedicated.problem.traffic-unmetered',
      defaultMessage: 'The selected port is unmetered: you don’t need extra traffic.',
    },
  });

/** Buttons that fix a configuration. */
export const fixWords: Readonly<Record<DsFix['kind'], MessageDescriptor>> = defineMessages({
  second_cpu: { id: 'dedicated.fix.second-cpu', defaultMessage: 'Add a second CPU{extra}' },
  less_memory: { id: 'dedicated.fix.less-memory', defaultMessage: 'Choose less RAM{extra}' },
  fewer_disks: { id: 'dedicated.fix.fewer-disks', defaultMessage: 'Remove drives{extra}' },
  standard_disks: { id: 'dedicated.fix.standard-disks', defaultMessage: 'Use the standard drives{extra}' },
  software_raid: { id: 'dedicated.fix.software-raid', defaultMessage: 'Use software RAID{extra}' },
  standard_part: { id: 'dedicated.fix.standard-part', defaultMessage: 'Use the standard option{extra}' },
  no_extra_traffic: { id: 'dedicated.fix.no-traffic', defaultMessage: 'Remove extra traffic{extra}' },
  raid_level: { id: 'dedicated.fix.raid-level', defaultMessage: 'Change the RAID level{extra}' },
});
