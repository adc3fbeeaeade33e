import { countryLandings, type Country, type NewLanding } from './country-landings.ts';

const countries: Country[] = [
  [
    'usa',
    'US',
    'USA',
    'США',
    'Dallas: in the middle of the country, close to both coasts.',
    'Даллас: в\u00a0центре страны, недалеко от\u00a0обоих побережий.',
  ],
  [
    'germany',
    'DE',
    'Germany',
    'Германия',
    'Frankfurt: Europe’s largest internet exchange.',
    'Франкфурт: крупнейшая точка обмена трафиком в\u00a0Европе.',
  ],
  [
    'netherlands',
    'NL',
    'Netherlands',
    'Нидерланды',
    'Rotterdam: low latency to London and Paris.',
    'Роттердам: малая задержка до\u00a0Лондона и\u00a0Парижа.',
  ],
  [
    'spain',
    'ES',
    'Spain',
    'Испания',
    'Barcelona: low latency in Spain and Portugal.',
    'Барселона: малая задержка в\u00a0Испании и\u00a0Португалии.',
  ],
  [
    'switzerland',
    'CH',
    'Switzerland',
    'Швейцария',
    'Zurich: your data under Swiss law.',
    'Цюрих: данные под защитой швейцарского права.',
  ],
];

const locationLandings = countryLandings('vps_location', 1, countries);

const typeLandings: NewLanding[] = (
  [
    {
      slug: 'windows',
      prefix: 'on',
      label: { en: 'Windows', ru: 'Windows' },
      shortDescription: {
        en: 'Windows Server 2019, 2022 and 2025 with a monthly licence.',
        ru: 'Windows Server 2019, 2022 и 2025 с ежемесячной лицензией.',
      },
      osFamily: 'windows',
      min: { cpu_count: 2, ram_size: 4, disk_size: 40 },
    },
    {
      slug: 'ubuntu',
      prefix: 'on',
      label: { en: 'Ubuntu', ru: 'Ubuntu' },
      shortDescription: {
        en: 'LTS releases from 22.04 to 26.04, ready in about a minute.',
        ru: 'Выпуски LTS от\u00a022.04 до 26.04, готовы примерно за\u00a0минуту.',
      },
      osFamily: 'linux',
      min: {},
    },
    {
      slug: 'linux',
      prefix: 'on',
      label: { en: 'Linux', ru: 'Linux' },
      shortDescription: {
        en: 'Ubuntu, Debian, AlmaLinux, Rocky Linux and CentOS Stream.',
        ru: 'Ubuntu, Debian, AlmaLinux, Rocky Linux и\u00a0CentOS Stream.',
      },
      osFamily: 'linux',
      min: {},
    },
    {
      slug: 'website-hosting',
      prefix: 'for',
      label: { en: 'Website hosting', ru: 'Хостинг сайтов' },
      shortDescription: {
        en: 'Your own server for sites that have outgrown web hosting.',
        ru: 'Собственный сервер для сайтов, которым мало виртуального хостинга.',
      },
      osFamily: 'linux',
      min: {},
    },
    {
      slug: 'databases',
      prefix: 'for',
      label: { en: 'Databases', ru: 'Базы данных' },
      shortDescription: {
        en: 'NVMe storage and plenty of RAM for PostgreSQL, MySQL and MongoDB.',
        ru: 'Диски NVMe и\u00a0много памяти для PostgreSQL, MySQL и\u00a0MongoDB.',
      },
      osFamily: null,
      min: { ram_size: 4 },
    },
    {
      slug: 'trading',
      prefix: 'for',
      label: { en: 'Trading', ru: 'Трейдинг' },
      shortDescription: {
        en: 'Terminals and bots that run around the clock, with a 99.99% uptime target.',
        ru: 'Терминалы и\u00a0роботы работают круглосуточно: целевая доступность 99,99\u00a0%.',
      },
      osFamily: 'windows',
      min: { cpu_count: 2, ram_size: 4, disk_size: 40 },
    },
    {
      slug: 'kvm',
      prefix: 'with',
      label: { en: 'KVM', ru: 'KVM' },
      shortDescription: {
        en: 'Full virtualisation: your kernel, your modules, your ISO.',
        ru: 'Полная виртуализация: своё ядро, свои модули, свой ISO.',
      },
      osFamily: null,
      min: {},
    },
  ] satisfies Omit<NewLanding, 'id' | 'kind' | 'tags' | 'position'>[]
).map((landing, index) => ({
  ...landing,
  id: 11 + index,
  kind: 'vps_type',
  tags: [landing.slug],
  position: index,
}));

export const landingRows: NewLanding[] = [...locationLandings, ...typeLandings];
