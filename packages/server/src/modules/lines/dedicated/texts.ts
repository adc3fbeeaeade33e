import type { DsConfigurationProblem, DsProblem, OrderProblem } from '@hoster/domain';
import type { Text } from '../../../http/language.ts';
import { orderTexts, problemTexts } from '../../orders/texts.ts';

type OwnProblem = Exclude<DsProblem, OrderProblem>;

/** Why an order of a dedicated server is refused. */
export const dsTexts = {
  tariff_unknown: { en: 'This server is no longer available.', ru: 'Этого сервера больше нет.' },
  offer_used: { en: 'This offer has already been ordered.', ru: 'Это предложение уже заказано.' },
  offer_is_for_one: { en: 'This offer is for one server.', ru: 'Это предложение на один сервер.' },
  survey: {
    en: 'We couldn’t read these answers. Answer the questions again or leave them empty.',
    ru: 'Не удалось прочитать ответы. Ответьте на вопросы ещё раз или оставьте их без ответа.',
  },
  sold_out: {
    en: 'This location doesn’t have enough of these servers. Choose fewer servers, another location or another server.',
    ru: 'В этой локации не хватает таких серверов. Выберите меньше серверов, другую локацию или другой сервер.',
  },
} satisfies Record<string, Text>;

/** Why a choice can't be ordered. */
export const dsProblemTexts: Readonly<Record<OwnProblem['code'], Text>> = {
  location_unavailable: {
    en: 'This server isn’t available in this location.',
    ru: 'Этот сервер недоступен в выбранной локации.',
  },
  sold_out: dsTexts.sold_out,
  os_unknown: orderTexts.unknown,
  panel_unknown: orderTexts.unknown,
  panel_not_supported_by_os: problemTexts.panel_not_supported_by_os,
  not_configurable: {
    en: 'This server can’t be configured.',
    ru: 'Этот сервер продаётся только в готовой конфигурации.',
  },
};

/** Why a configuration can't be built. */
export const dsConfigurationTexts: Readonly<Record<DsConfigurationProblem['code'], Text>> = {
  cpu_count_unknown: orderTexts.unknown,
  second_cpu_required: {
    en: 'This much RAM or this many NVMe drives need a second CPU.',
    ru: 'Для такого объёма памяти или стольких дисков NVMe нужен второй процессор.',
  },
  memory_unknown: orderTexts.unknown,
  disk_unknown: orderTexts.unknown,
  disks_too_few: { en: 'Choose at least one drive.', ru: 'Выберите хотя бы один диск.' },
  disks_do_not_fit: {
    en: 'These drives don’t fit into the chassis. Choose fewer drives or another form factor.',
    ru: 'Эти диски не помещаются в корпус. Выберите меньше дисков или другой форм-фактор.',
  },
  disk_too_many: {
    en: 'The chassis doesn’t take this many drives of one kind.',
    ru: 'Столько одинаковых дисков в корпус не поместится.',
  },
  controller_unknown: orderTexts.unknown,
  controller_excludes_disks: {
    en: 'This RAID controller doesn’t work with these drives. Choose software RAID or other drives.',
    ru: 'Этот RAID-контроллер не работает с такими дисками. Выберите программный RAID или другие диски.',
  },
  raid_level_unknown: orderTexts.unknown,
  raid_level_needs_disks: {
    en: 'This RAID level needs more drives of one kind.',
    ru: 'Для этого уровня RAID нужно больше одинаковых дисков.',
  },
  port_unknown: orderTexts.unknown,
  ips_unknown: orderTexts.unknown,
  traffic_unknown: orderTexts.unknown,
  traffic_not_metered: {
    en: 'Transfer isn’t limited on this port, so you don’t need extra.',
    ru: 'На этом порту трафик не ограничен, дополнительный не нужен.',
  },
};
