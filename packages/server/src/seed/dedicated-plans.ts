import type { DsCpu, dsPlans, dsStock } from '../catalogue/index.ts';
import { boards, cases, controllers, driveId } from './dedicated-parts.ts';

type NewPlan = typeof dsPlans.$inferInsert;
type Disks = NewPlan['disks'];

const disks = (count: number, form: Parameters<typeof driveId>[0], gigabytes: number): Disks => [
  { option: driveId(form, gigabytes), count },
];

type Clock = [cores: number, threads: number, base: number, boost: number];

/** Processors of a server; cores, threads and names are those of one. */
const cpu = (
  vendor: DsCpu['vendor'],
  model: string,
  family: string,
  [cores, threads, frequency, boost]: Clock,
  count = 1,
): DsCpu => ({
  vendor,
  model,
  count,
  cores: cores * count,
  threads: threads * count,
  frequency,
  boost_frequency: boost,
  family,
  benchmark: null,
});

const places = { DE: 1, NL: 2, US: 3, ES: 4, CH: 5 } as const;
type Place = keyof typeof places;

interface Server {
  readonly slug: string;
  /** Of the processor, unless the plan has one of its own. */
  readonly name?: string;
  readonly cpu: DsCpu;
  readonly ram: number;
  readonly ramType?: 'DDR5';
  /** RAM without error correction. */
  readonly plainRam?: true;
  readonly disks: Disks;
  readonly port?: 10_000;
  readonly euros: number;
  readonly setup?: number;
  /** Where it's sold, and how many are left there. */
  readonly stock: Partial<Record<Place, number>>;
  readonly tags?: string[];
  readonly board: number;
  readonly chassis: number;
  readonly hours: number;
  readonly more?: Partial<NewPlan>;
}

const xeonE2236 = cpu('Intel', 'Xeon E-2236', 'Coffee Lake', [6, 12, 3.4, 4.8]);
const xeonBox = { board: boards.xeonE, chassis: cases.four };
const laterXeonBox = { board: boards.xeonE3rd, chassis: cases.four };
const ryzenBox = { board: boards.ryzenAm4, chassis: cases.desktop };
const epyc7000 = { board: boards.epyc7000, chassis: cases.ten };
const epyc9000 = { board: boards.epyc9000, chassis: cases.ten, ramType: 'DDR5' } as const;

/** Two are sold out, two are low in stock, two are assembled on order; one is sold as it is. */
const servers: readonly Server[] = [
  {
    slug: 'e3-1270v6',
    cpu: cpu('Intel', 'Xeon E3-1270 v6', 'Kaby Lake', [4, 8, 3.8, 4.2]),
    ram: 32,
    disks: disks(2, '2.5', 480),
    euros: 39,
    stock: { NL: 140, DE: 90 },
    tags: ['start'],
    board: boards.xeonE3,
    chassis: cases.two,
    hours: 2,
  },
  {
    slug: 'e-2236',
    cpu: xeonE2236,
    ram: 32,
    disks: disks(2, 'M.2', 960),
    euros: 59,
    stock: { DE: 120, NL: 70, ES: 0 },
    ...xeonBox,
    hours: 2,
  },
  {
    slug: 'e-2288g',
    cpu: cpu('Intel', 'Xeon E-2288G', 'Coffee Lake', [8, 16, 3.7, 5]),
    ram: 64,
    disks: disks(2, 'M.2', 960),
    euros: 79,
    stock: { DE: 0, NL: 0 },
    ...xeonBox,
    hours: 4,
  },
  {
    slug: 'e-2386g',
    cpu: cpu('Intel', 'Xeon E-2386G', 'Rocket Lake', [6, 12, 3.5, 5.1]),
    ram: 64,
    disks: disks(2, 'M.2', 1920),
    euros: 85,
    stock: { DE: 60, CH: 50 },
    ...laterXeonBox,
    hours: 4,
  },
  {
    slug: 'e-2388g',
    cpu: cpu('Intel', 'Xeon E-2388G', 'Rocket Lake', [8, 16, 3.2, 5.1]),
    ram: 128,
    disks: disks(2, 'M.2', 1920),
    euros: 109,
    stock: { DE: 1, US: 1 },
    tags: ['highload'],
    ...laterXeonBox,
    hours: 4,
  },
  {
    slug: 'ryzen-5-3600',
    cpu: cpu('AMD', 'Ryzen 5 3600', 'Zen 2', [6, 12, 3.6, 4.2]),
    ram: 64,
    plainRam: true,
    disks: disks(2, 'M.2', 512),
    euros: 49,
    stock: { DE: 200 },
    ...ryzenBox,
    hours: 2,
    more: { isConfigurable: false },
  },
  {
    slug: 'ryzen-9-5950x',
    cpu: cpu('AMD', 'Ryzen 9 5950X', 'Zen 3', [16, 32, 3.4, 4.9]),
    ram: 128,
    disks: disks(2, 'M.2', 3840),
    euros: 129,
    setup: 39,
    stock: { DE: 80, NL: 60 },
    tags: ['highload'],
    ...ryzenBox,
    hours: 6,
  },
  {
    slug: 'ryzen-9-7950x',
    cpu: cpu('AMD', 'Ryzen 9 7950X', 'Zen 4', [16, 32, 4.5, 5.7]),
    ram: 128,
    ramType: 'DDR5',
    plainRam: true,
    disks: disks(2, 'M.2', 1920),
    euros: 139,
    setup: 39,
    stock: { DE: 100, US: 40 },
    tags: ['highload'],
    board: boards.ryzenAm5,
    chassis: cases.desktop,
    hours: 6,
  },
  {
    slug: 'silver-4210r-x2',
    name: '2 × Xeon Silver 4210R',
    cpu: cpu('Intel', 'Xeon Silver 4210R', 'Cascade Lake', [10, 20, 2.4, 3.2], 2),
    ram: 128,
    disks: disks(4, '2.5', 960),
    euros: 149,
    setup: 49,
    stock: { NL: 60, ES: 40 },
    tags: ['vmware-esxi'],
    board: boards.proliant,
    chassis: cases.ten,
    hours: 12,
    more: { raidControllerId: controllers.eight },
  },
  {
    slug: 'gold-6226r-x2',
    name: '2 × Xeon Gold 6226R',
    cpu: cpu('Intel', 'Xeon Gold 6226R', 'Cascade Lake', [16, 32, 2.9, 3.9], 2),
    ram: 256,
    disks: disks(4, '2.5', 1920),
    port: 10_000,
    euros: 259,
    setup: 99,
    stock: { DE: 0, US: 0 },
    tags: ['vmware-esxi', 'highload'],
    board: boards.poweredge,
    chassis: cases.ten,
    hours: 120,
    more: { isOnOrder: true },
  },
  {
    slug: 'gold-5412u',
    cpu: cpu('Intel', 'Xeon Gold 5412U', 'Sapphire Rapids', [24, 48, 2.1, 3.9]),
    ram: 256,
    ramType: 'DDR5',
    disks: disks(2, 'U.2', 3840),
    port: 10_000,
    euros: 229,
    setup: 79,
    stock: { DE: 50 },
    tags: ['vmware-esxi'],
    board: boards.xeonScalable,
    chassis: cases.ten,
    hours: 12,
  },
  {
    slug: 'storage-e-2236',
    name: 'Storage Xeon E-2236',
    cpu: xeonE2236,
    ram: 64,
    disks: [...disks(4, '3.5', 10_240), ...disks(2, '2.5', 480)],
    euros: 119,
    setup: 49,
    stock: { NL: 90, DE: 40 },
    tags: ['storage'],
    board: boards.xeonE,
    chassis: cases.twelve,
    hours: 8,
  },
  {
    slug: 'epyc-7302p',
    cpu: cpu('AMD', 'EPYC 7302P', 'Zen 2', [16, 32, 3, 3.3]),
    ram: 128,
    disks: disks(2, 'U.2', 1920),
    euros: 139,
    setup: 49,
    stock: { NL: 3 },
    tags: ['amd-epyc'],
    ...epyc7000,
    hours: 8,
  },
  {
    slug: 'epyc-7443p',
    cpu: cpu('AMD', 'EPYC 7443P', 'Zen 3', [24, 48, 2.85, 4]),
    ram: 256,
    disks: disks(2, 'U.2', 3840),
    port: 10_000,
    euros: 219,
    setup: 79,
    stock: { DE: 70, NL: 50 },
    tags: ['amd-epyc'],
    ...epyc7000,
    hours: 8,
  },
  {
    slug: 'epyc-7502p',
    cpu: cpu('AMD', 'EPYC 7502P', 'Zen 2', [32, 64, 2.5, 3.35]),
    ram: 256,
    disks: disks(4, 'U.2', 1920),
    port: 10_000,
    euros: 239,
    setup: 79,
    stock: { DE: 0 },
    tags: ['amd-epyc', 'vmware-esxi'],
    ...epyc7000,
    hours: 12,
  },
  {
    slug: 'epyc-9124',
    cpu: cpu('AMD', 'EPYC 9124', 'Zen 4', [16, 32, 3, 3.7]),
    ram: 192,
    disks: disks(2, 'U.2', 1920),
    port: 10_000,
    euros: 209,
    setup: 79,
    stock: { DE: 80, US: 50, CH: 40 },
    tags: ['amd-epyc'],
    ...epyc9000,
    board: boards.epyc9000Dual,
    hours: 12,
    more: { secondCpuCents: 9900 },
  },
  {
    slug: 'epyc-9354p',
    cpu: cpu('AMD', 'EPYC 9354P', 'Zen 4', [32, 64, 3.25, 3.8]),
    ram: 384,
    disks: disks(4, 'U.2', 3840),
    port: 10_000,
    euros: 389,
    setup: 99,
    stock: { DE: 50 },
    tags: ['amd-epyc', 'highload'],
    ...epyc9000,
    hours: 24,
  },
  {
    slug: 'epyc-9454p',
    cpu: cpu('AMD', 'EPYC 9454P', 'Zen 4', [48, 96, 2.75, 3.8]),
    ram: 512,
    disks: disks(4, 'U.2', 3840),
    port: 10_000,
    euros: 499,
    setup: 99,
    stock: { DE: 0, NL: 0 },
    tags: ['amd-epyc', 'highload'],
    ...epyc9000,
    hours: 240,
    more: { isOnOrder: true },
  },
];

/** When the plans were last changed. */
const updatedAt = new Date('2026-07-24T00:00:00Z');

/** `3.0`, `2.85`. */
const gigahertz = (frequency: number): string =>
  Number.isInteger(frequency) ? frequency.toFixed(1) : String(frequency);

/** Dedicated servers. */
export const dsPlanRows: NewPlan[] = servers.map((server, position) => {
  const { slug, name, cpu: processor, ram, ramType = 'DDR4', port = 1000, more } = server;
  return {
    id: position + 1,
    slug,
    name: name ?? processor.model,
    priceCents: server.euros * 100,
    setupFeeCents: (server.setup ?? 0) * 100,
    cpu: processor,
    frequency: `${processor.cores}×${gigahertz(processor.frequency)}`,
    disks: server.disks,
    ram,
    ramType,
    ecc: server.plainRam !== true,
    platformId: server.board,
    chassisId: server.chassis,
    portMbps: port,
    guaranteedMbps: port / 10,
    deliveryHours: server.hours,
    tags: server.tags ?? [],
    updatedAt,
    position,
    ...more,
  };
});

/** Where they are sold, and how many are left. */
export const dsStockRows: (typeof dsStock.$inferInsert)[] = servers.flatMap(({ stock }, index) =>
  (Object.keys(places) as Place[]).flatMap((place) => {
    const available = stock[place];
    return available === undefined ? [] : [{ planId: index + 1, locationId: places[place], available }];
  }),
);
