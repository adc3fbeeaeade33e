import { defineMessage, defineMessages } from '@formatjs/intl';
import type { Message } from '../../i18n/translate.ts';
import type { DsConfigurationProblem, DsProblem, OrderProblem } from '@hoster/domain';
import { problemTexts } from '../../catalogue/index.ts';
import { orderTexts } from '../../sales/index.ts';

type OwnProblem = Exclude<DsProblem, OrderProblem>;

/** Reasons for refusing an order of a dedicated server. */
export const dsTexts = defineMessages({
  tariff_unknown: {
    id: 'products.dedicated.order.tariff-unknown',
    defaultMessage: 'This server is no longer available.',
  },
  offer_used: { id: 'products.dedicated.order.offer-used', defaultMessage: 'This offer has already been ordered.' },
  offer_is_for_one: {
    id: 'products.dedicated.order.offer-is-for-one',
    defaultMessage: 'This offer is for one server.',
  },
  survey: {
    id: 'products.dedicated.order.survey',
    defaultMessage: 'We couldn’t read these answers. Answer the questions again or leave them empty.',
  },
  sold_out: {
    id: 'products.dedicated.order.sold-out',
    defaultMessage:
      'This location doesn’t have enough of these servers. Choose fewer servers, another location or another server.',
  },
});

/** Reasons why a choice can't be ordered. */
export const dsProblemTexts: Readonly<Record<OwnProblem['code'], Message>> = {
  location_unavailable: defineMessage({
    id: 'products.dedicated.order.location-unavailable',
    defaultMessage: 'This server isn’t available in this location.',
  }),
  sold_out: dsTexts.sold_out,
  os_unknown: orderTexts.unknown,
  panel_unknown: orderTexts.unknown,
  panel_not_supported_by_os: problemTexts.panel_not_supported_by_os,
  not_configurable: defineMessage({
    id: 'products.dedicated.order.not-configurable',
    defaultMessage: 'This server can’t be configured.',
  }),
};

/** Reasons why a configuration can't be built. */
export const dsConfigurationTexts: Readonly<Record<DsConfigurationProblem['code'], Message>> = {
  cpu_count_unknown: orderTexts.unknown,
  second_cpu_required: defineMessage({
    id: 'products.dedicated.order.configuration.second-cpu-required',
    defaultMessage: 'This much RAM or this many NVMe drives need a second CPU.',
  }),
  memory_unknown: orderTexts.unknown,
  disk_unknown: orderTexts.unknown,
  disks_too_few: defineMessage({
    id: 'products.dedicated.order.configuration.disks-too-few',
    defaultMessage: 'Choose at least one drive.',
  }),
  disks_do_not_fit: defineMessage({
    id: 'products.dedicated.order.configuration.disks-do-not-fit',
    defaultMessage: 'These drives don’t fit into the chassis. Choose fewer drives or another form factor.',
  }),
  disk_too_many: defineMessage({
    id: 'products.dedicated.order.configuration.disk-too-many',
    defaultMessage: 'The chassis has no room for this many drives of one kind.',
  }),
  controller_unknown: orderTexts.unknown,
  controller_excludes_disks: defineMessage({
    id: 'products.dedicated.order.configuration.controller-excludes-disks',
    defaultMessage: 'This RAID controller doesn’t work with these drives. Choose software RAID or other drives.',
  }),
  controller_full: defineMessage({
    id: 'products.dedicated.order.configuration.controller-full',
    defaultMessage: 'This RAID controller can’t take this many drives. Choose software RAID or fewer drives.',
  }),
  raid_level_unknown: orderTexts.unknown,
  raid_level_needs_disks: defineMessage({
    id: 'products.dedicated.order.configuration.raid-level-needs-disks',
    defaultMessage: 'This RAID level needs more drives of one kind.',
  }),
  port_unknown: orderTexts.unknown,
  ips_unknown: orderTexts.unknown,
  traffic_unknown: orderTexts.unknown,
  traffic_not_metered: defineMessage({
    id: 'products.dedicated.order.configuration.traffic-not-metered',
    defaultMessage: 'Transfer isn’t limited on this port, so you don’t need extra.',
  }),
};

/** Why a plan of staff can't be built as it's sold. */
const planTexts = defineMessages({
  noKit: {
    id: 'products.dedicated.plan.no-kit',
    defaultMessage: 'This board has no memory kit of this size. Add one under “RAM of dedicated servers”.',
    description: 'Error of staff at the RAM of a plan',
  },
  noPort: {
    id: 'products.dedicated.plan.no-port',
    defaultMessage: 'No port is offered for this speed. Add one under “Network ports”.',
    description: 'Error of staff at the port of a plan',
  },
  sockets: {
    id: 'products.dedicated.plan.sockets',
    defaultMessage: 'This board has fewer sockets.',
    description: 'Error of staff at the number of processors of a plan',
  },
});
export const dsPlanTexts: Readonly<Record<keyof typeof planTexts, Message>> = planTexts;
