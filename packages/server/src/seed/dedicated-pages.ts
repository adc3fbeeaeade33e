import type { dsPlanSets } from '../catalogue/index.ts';
import { countryLandings, type Country, type NewLanding } from './country-landings.ts';

const countries: readonly Country[] = [
  [
    'germany',
    'DE',
    'Germany',
    'Германия',
    'Frankfurt: the widest choice of servers, next to DE-CIX.',
    'Франкфурт: самый большой выбор серверов, рядом с\u00a0DE-CIX.',
  ],
  [
    'netherlands',
    'NL',
    'Netherlands',
    'Нидерланды',
    'Rotterdam: storage servers and low latency to Western Europe.',
    'Роттердам: серверы для хранения и\u00a0малая задержка до\u00a0Западной Европы.',
  ],
  [
    'usa',
    'US',
    'USA',
    'США',
    'Dallas: fast processors in the middle of the country.',
    'Даллас: быстрые процессоры в\u00a0центре страны.',
  ],
  [
    'spain',
    'ES',
    'Spain',
    'Испания',
    'Barcelona: your own hardware for users in Spain and Portugal.',
    'Барселона: своё оборудование для пользователей в\u00a0Испании и\u00a0Португалии.',
  ],
  [
    'switzerland',
    'CH',
    'Switzerland',
    'Швейцария',
    'Zurich: your data on your own hardware, under Swiss law.',
    'Цюрих: данные на\u00a0своём оборудовании, под защитой швейцарского права.',
  ],
];

interface Group {
  readonly slug: string;
  readonly label: { en: string; ru: string };
  readonly short: { en: string; ru: string };
  /** Whether it has a page of its own; otherwise its servers are in the list. */
  readonly hasPage: boolean;
}

const groups: readonly Group[] = [
  {
    slug: 'start',
    label: { en: 'Entry level', ru: 'Для начала' },
    short: {
      en: 'A first server of your own at a low price.',
      ru: 'Первый собственный сервер за\u00a0небольшие деньги.',
    },
    hasPage: false,
  },
  {
    slug: 'highload',
    label: { en: 'High load', ru: 'Высокая нагрузка' },
    short: {
      en: 'High clock speeds, many cores and NVMe drives.',
      ru: 'Высокая частота, много ядер и\u00a0диски NVMe.',
    },
    hasPage: true,
  },
  {
    slug: 'amd-epyc',
    label: { en: 'AMD EPYC', ru: 'AMD EPYC' },
    short: { en: 'From 16 to 48 cores in one processor.', ru: 'От\u00a016 до 48 ядер в\u00a0одном процессоре.' },
    hasPage: true,
  },
  {
    slug: 'vmware-esxi',
    label: { en: 'VMware ESXi', ru: 'VMware ESXi' },
    short: {
      en: 'Hardware that runs the ESXi hypervisor.',
      ru: 'Оборудование, на\u00a0котором работает гипервизор ESXi.',
    },
    hasPage: true,
  },
  {
    slug: 'storage',
    label: { en: 'Storage', ru: 'Хранение данных' },
    short: { en: 'Large hard drives for archives and backups.', ru: 'Большие диски для архивов и\u00a0бэкапов.' },
    hasPage: false,
  },
];

const firstId = 201;

/** Pages of dedicated servers by country and by set. */
export const dsLandingRows: NewLanding[] = [
  ...countryLandings('ds_location', firstId, countries),
  ...groups
    .filter(({ hasPage }) => hasPage)
    .map(({ slug, label, short }, position): NewLanding => ({
      id: firstId + countries.length + position,
      kind: 'ds_group',
      slug,
      prefix: 'for',
      label,
      shortDescription: short,
      min: {},
      tags: [slug],
      position,
    })),
];

/** The tags of the list. */
export const dsPlanSetRows: (typeof dsPlanSets.$inferInsert)[] = groups.map(
  ({ slug, label, short, hasPage }, position) => ({
    id: position + 1,
    slug,
    label,
    shortDescription: short,
    url: `/dedicated-servers/${hasPage ? `for-${slug}/` : `?tags=${slug}`}`,
    position,
  }),
);
