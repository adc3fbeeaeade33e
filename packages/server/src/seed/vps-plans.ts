import type { planSets, rentPeriods, vpsFrequencies, vpsParameters, vpsPlans, vpsStock } from '../catalogue/index.ts';

type NewPlan = typeof vpsPlans.$inferInsert;

/** The id of the plan whose sizes the customer chooses. */
export const customPlanId = 100;

type Step = [cpu: number, ram: number, disk: number, traffic: number, portMbps: number, cents: number, tags: string[]];

const ladder: Step[] = [
  [1, 1, 20, 2, 1000, 490, ['linux', 'ubuntu', 'website-hosting', 'kvm']],
  [1, 2, 40, 4, 1000, 790, ['linux', 'ubuntu', 'website-hosting', 'kvm']],
  [
    2,
    4,
    80,
    6,
    1000,
    1350,
    ['linux', 'ubuntu', 'windows', 'website-hosting', 'trading', 'databases', 'popular', 'kvm'],
  ],
  [4, 8, 160, 8, 2000, 2500, ['linux', 'ubuntu', 'windows', 'website-hosting', 'trading', 'databases', 'kvm']],
  [8, 16, 320, 12, 2000, 4800, ['linux', 'ubuntu', 'windows', 'website-hosting', 'trading', 'databases', 'kvm']],
  [12, 24, 480, 16, 10_000, 7200, ['linux', 'windows', 'databases', 'kvm', 'highload']],
  [16, 32, 640, 20, 10_000, 9500, ['linux', 'windows', 'databases', 'kvm', 'highload']],
];

/** Seven steps of 1 : 2 : 40, followed by the custom plan. */
export const planRows: NewPlan[] = [
  ...ladder.map(([cpuCount, ramSize, diskSize, traffic, portMbps, priceCents, tags], index): NewPlan => ({
    id: index + 1,
    slug: `nvme-${index + 1}`,
    name: `NVMe ${index + 1}`,
    priceCents,
    cpuCount,
    ramSize,
    diskSize,
    traffic,
    portMbps,
    windowsAllowed: cpuCount >= 2 && ramSize >= 4 && diskSize >= 40,
    isPopular: tags.includes('popular'),
    tags,
    position: index,
  })),
  {
    id: customPlanId,
    slug: 'custom',
    name: 'NVMe Custom',
    priceCents: 490,
    // What the base price includes; the configurator begins at its own defaults.
    cpuCount: 1,
    ramSize: 1,
    diskSize: 20,
    traffic: 8,
    portMbps: 1000,
    windowsAllowed: true,
    isCustom: true,
    tags: ['linux', 'ubuntu', 'windows', 'kvm'],
    position: ladder.length,
  },
];

const everyPlan = planRows.map((plan) => plan.id);
const soldAt: Record<number, number[]> = {
  1: everyPlan,
  2: everyPlan,
  3: everyPlan,
  4: everyPlan.filter((plan) => plan !== 6 && plan !== 7),
  5: everyPlan,
  6: everyPlan,
  10: [1, 2, 3, 4, 5],
};

/** Capacity for new servers; NVMe 7 in Zurich is the one sold-out pair. */
export const stockRows: (typeof vpsStock.$inferInsert)[] = Object.entries(soldAt).flatMap(([location, plans]) =>
  plans.map((planId) => ({
    planId,
    locationId: Number(location),
    available: planId === 7 && location === '5' ? 0 : 10_000,
  })),
);

export const parameterRows: (typeof vpsParameters.$inferInsert)[] = [
  {
    name: 'cpu_count',
    label: { en: 'CPU cores', ru: 'Ядра процессора' },
    unit: 'vCPU',
    min: 1,
    max: 16,
    step: 1,
    initial: 2,
    included: 1,
    stepPriceCents: 240,
    position: 0,
  },
  {
    name: 'ram_size',
    label: { en: 'RAM', ru: 'Память' },
    unit: 'GB',
    min: 1,
    max: 32,
    step: 1,
    initial: 4,
    included: 1,
    stepPriceCents: 190,
    position: 1,
  },
  {
    name: 'disk_size',
    label: { en: 'NVMe storage', ru: 'Диск NVMe' },
    unit: 'GB',
    min: 20,
    max: 640,
    step: 10,
    initial: 60,
    included: 20,
    stepPriceCents: 60,
    position: 2,
  },
];

export const frequencyRows: (typeof vpsFrequencies.$inferInsert)[] = [
  { value: '2.4', ghz: 2.4, pricePercent: 0, position: 0 },
  { value: '2.9', ghz: 2.9, pricePercent: 0, position: 1 },
  { value: '3.4', ghz: 3.4, pricePercent: 10, position: 2 },
  { value: '3.7', ghz: 3.7, pricePercent: 20, position: 3 },
];

export const rentPeriodRows: (typeof rentPeriods.$inferInsert)[] = [
  { months: 1, discountPercent: 0, isDefault: true },
  { months: 3, discountPercent: 3 },
  { months: 6, discountPercent: 5 },
  { months: 12, discountPercent: 10 },
  { months: 24, discountPercent: 15 },
];

const plansUrl = '/virtual-private-servers/';

export const planSetRows: (typeof planSets.$inferInsert)[] = [
  {
    id: 1,
    slug: 'starter',
    label: { en: 'First projects', ru: 'Первые проекты' },
    shortDescription: {
      en: 'A site, a bot, a VPN of your own: small servers that cost little to try.',
      ru: 'Сайт, бот, собственный VPN: небольшие серверы, которые недорого попробовать.',
    },
    url: plansUrl,
    tariffs: [1, 2, 3],
    position: 0,
  },
  {
    id: 2,
    slug: 'business',
    label: { en: 'Business', ru: 'Для бизнеса' },
    shortDescription: {
      en: 'Shops, databases and Windows with room to grow.',
      ru: 'Магазины, базы данных и\u00a0Windows с\u00a0запасом на\u00a0рост.',
    },
    url: plansUrl,
    tariffs: [3, 4, 5],
    position: 1,
  },
  {
    id: 3,
    slug: 'highload',
    label: { en: 'High load', ru: 'Высокая нагрузка' },
    shortDescription: {
      en: 'Up to 16 cores, 32 GB of memory and a 10 Gbps port.',
      ru: 'До\u00a016 ядер, 32\u00a0ГБ памяти и\u00a0порт 10\u00a0Гбит/с.',
    },
    url: plansUrl,
    tariffs: [5, 6, 7],
    position: 2,
  },
  {
    id: 4,
    slug: 'windows',
    label: { en: 'Windows', ru: 'Windows' },
    shortDescription: {
      en: 'Plans that meet the requirements of Windows Server.',
      ru: 'Тарифы, которые подходят под требования Windows Server.',
    },
    landingOnly: true,
    url: `${plansUrl}on-windows/`,
    tariffs: [3, 4, 5, 6, 7],
    position: 3,
  },
];
