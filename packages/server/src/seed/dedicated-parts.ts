import type { BayForm, DiskType } from '@hoster/contract';
import type {
  dsChassis,
  dsDiskOptions,
  dsIps,
  dsMemoryKits,
  dsPlatforms,
  dsPorts,
  dsRaidControllers,
  dsTraffic,
} from '../catalogue/index.ts';

/** Ids of boards. */
export const boards = {
  xeonE3: 1,
  xeonE: 2,
  xeonE3rd: 3,
  ryzenAm4: 4,
  ryzenAm5: 5,
  proliant: 6,
  poweredge: 7,
  xeonScalable: 8,
  epyc7000: 9,
  epyc9000: 10,
  epyc9000Dual: 11,
} as const;

type Board = (typeof boards)[keyof typeof boards];

const board = (id: Board, vendor: string, name: string, sockets: number, memorySlots: number) => ({
  id,
  vendor,
  name,
  sockets,
  memorySlots,
});

/** Boards of dedicated servers. One is sold with a socket that may stay empty. */
export const dsPlatformRows: (typeof dsPlatforms.$inferInsert)[] = [
  board(boards.xeonE3, 'Supermicro', 'X11SSL-F', 1, 4),
  board(boards.xeonE, 'Supermicro', 'X11SCL-F', 1, 4),
  board(boards.xeonE3rd, 'Supermicro', 'X12STL-F', 1, 4),
  board(boards.ryzenAm4, 'ASRock Rack', 'B550D4U', 1, 4),
  board(boards.ryzenAm5, 'Supermicro', 'H13SAE-MF', 1, 4),
  board(boards.proliant, 'HPE', 'ProLiant DL360 Gen10', 2, 24),
  board(boards.poweredge, 'Dell', 'PowerEdge R640', 2, 24),
  // Processors whose names end in U or P support one socket only.
  board(boards.xeonScalable, 'Supermicro', 'X13SEI-TF', 1, 8),
  board(boards.epyc7000, 'Supermicro', 'H12SSL-i', 1, 16),
  board(boards.epyc9000, 'Supermicro', 'H13SSL-N', 1, 12),
  // Half of the slots, and the lanes of more than four NVMe drives, belong to the second processor.
  { ...board(boards.epyc9000Dual, 'Supermicro', 'H13DSH', 2, 24), secondCpuRamOver: 384, secondCpuNvmeOver: 4 },
];

type Kit = [gigabytes: number, modules: number, requiresCpu?: number];

const ddr4Kits: readonly Kit[] = [
  [128, 8],
  [192, 12],
  [256, 16],
  [384, 12],
  [512, 16],
  [768, 24],
];
const kits: Readonly<Record<Board, readonly Kit[]>> = {
  [boards.xeonE3]: [
    [32, 2],
    [64, 4],
  ],
  [boards.xeonE]: [
    [32, 2],
    [64, 2],
    [128, 4],
  ],
  [boards.xeonE3rd]: [
    [64, 2],
    [128, 4],
  ],
  [boards.ryzenAm4]: [
    [64, 2],
    [128, 4],
  ],
  [boards.ryzenAm5]: [
    [128, 4],
    [192, 4],
  ],
  [boards.proliant]: ddr4Kits,
  [boards.poweredge]: ddr4Kits,
  [boards.xeonScalable]: [
    [256, 8],
    [512, 8],
  ],
  [boards.epyc7000]: [
    [128, 8],
    [256, 8],
    [512, 16],
    [1024, 16],
  ],
  [boards.epyc9000]: [
    [192, 12],
    [384, 12],
    [512, 8],
    [768, 12],
    [1152, 12],
  ],
  [boards.epyc9000Dual]: [
    [192, 12],
    [384, 12],
    [768, 24, 2],
    [1536, 24, 2],
  ],
};
const withDdr5: ReadonlySet<number> = new Set([
  boards.ryzenAm5,
  boards.xeonScalable,
  boards.epyc9000,
  boards.epyc9000Dual,
]);

/** EUR cents a month for a gigabyte. */
const ramCents = { ddr4: 20, ddr5: 30 };

/** RAM that each board can have. */
export const dsMemoryKitRows: (typeof dsMemoryKits.$inferInsert)[] = Object.values(boards)
  .flatMap((platformId) => kits[platformId].map((kit) => ({ platformId, kit })))
  .map(({ platformId, kit: [gigabytes, modules, requiresCpu = 1] }, index) => ({
    id: index + 1,
    platformId,
    gigabytes,
    modules,
    requiresCpu,
    priceCents: Math.round((gigabytes * ramCents[withDdr5.has(platformId) ? 'ddr5' : 'ddr4']) / 100) * 100,
  }));

/** Ids of cases. */
export const cases = { two: 1, four: 2, ten: 3, twelve: 4, desktop: 5 } as const;

export const dsChassisRows: (typeof dsChassis.$inferInsert)[] = [
  { id: cases.two, name: '1U, 2 × 3.5"', units: 1, bays: [{ form: '3.5', count: 2 }], hotSwap: true, psu: 1 },
  {
    id: cases.four,
    name: '1U, 4 × 3.5", 2 × M.2',
    units: 1,
    bays: [
      { form: '3.5', count: 4 },
      { form: 'M.2', count: 2 },
    ],
    hotSwap: true,
    psu: 1,
  },
  { id: cases.ten, name: '1U, 10 × 2.5"/U.2', units: 1, bays: [{ form: 'U.2', count: 10 }], hotSwap: true, psu: 2 },
  { id: cases.twelve, name: '2U, 12 × 3.5"', units: 2, bays: [{ form: '3.5', count: 12 }], hotSwap: true, psu: 2 },
  {
    id: cases.desktop,
    name: '1U, 2 × 3.5", 2 × M.2',
    units: 1,
    bays: [
      { form: '3.5', count: 2 },
      { form: 'M.2', count: 2 },
    ],
    hotSwap: false,
    psu: 1,
  },
];

type Drives = [type: DiskType, form: BayForm, sizes: readonly (readonly [gigabytes: number, cents: number])[]];

const drives: readonly Drives[] = [
  [
    'NVMe',
    'M.2',
    [
      [512, 400],
      [960, 700],
      [1920, 1400],
      [3840, 2800],
    ],
  ],
  [
    'NVMe',
    'U.2',
    [
      [960, 800],
      [1920, 1600],
      [3840, 3100],
      [7680, 6000],
    ],
  ],
  [
    'SSD',
    '2.5',
    [
      [240, 200],
      [480, 300],
      [960, 600],
      [1920, 1100],
      [3840, 2200],
    ],
  ],
  [
    'HDD',
    '3.5',
    [
      [2048, 400],
      [4096, 700],
      [8192, 1300],
      [10_240, 1600],
      [16_384, 2400],
    ],
  ],
];

/** Drives that can be put in. */
export const dsDiskRows: (typeof dsDiskOptions.$inferInsert)[] = drives
  .flatMap(([type, form, sizes]) => sizes.map(([volume, priceCents]) => ({ type, form, volume, priceCents })))
  .map((drive, index) => ({
    ...drive,
    id: index + 1,
    interface: drive.type === 'NVMe' ? 'PCIe' : 'SATA',
    maxCount: 12,
    position: index,
  }));

/** Id of a drive. @throws Error for one that isn't sold */
export function driveId(form: BayForm, gigabytes: number): number {
  const row = dsDiskRows.find((drive) => drive.form === form && drive.volume === gigabytes);
  if (!row) throw new Error(`No drive of ${gigabytes} GB is ${form}.`);
  return row.id;
}

/** Ids of RAID controllers. */
export const controllers = { eight: 1, sixteen: 2 } as const;

const hardware = { levels: ['0', '1', '5', '6', '10'], supports: ['SSD', 'HDD'] } as const;
const hardwareRaid = { levels: [...hardware.levels], supports: [...hardware.supports] };

export const dsRaidRows: (typeof dsRaidControllers.$inferInsert)[] = [
  {
    id: controllers.eight,
    name: 'Broadcom 9361-8i',
    priceCents: 1900,
    ...hardwareRaid,
    maxDisks: 8,
    minBays: 2,
    position: 0,
  },
  {
    id: controllers.sixteen,
    name: 'Broadcom 9460-16i',
    priceCents: 2900,
    ...hardwareRaid,
    maxDisks: 16,
    minBays: 9,
    position: 1,
  },
];

const unmetered = { en: '10 Gbps unmetered', ru: '10\u00a0Гбит/с без учёта трафика' };

/** Ports: four for plans with 1 Gbps, two for those with 10 Gbps. */
export const dsPortRows: (typeof dsPorts.$inferInsert)[] = [
  {
    planMbps: 1000,
    label: { en: '100 Mbps expandable to 1 Gbps', ru: '100\u00a0Мбит/с с\u00a0расширением до\u00a01\u00a0Гбит/с' },
    mbps: 1000,
    guaranteedMbps: 100,
    priceCents: 0,
  },
  {
    planMbps: 1000,
    label: { en: '1 Gbps unmetered', ru: '1\u00a0Гбит/с без учёта трафика' },
    mbps: 1000,
    guaranteedMbps: 1000,
    priceCents: 3900,
  },
  {
    planMbps: 1000,
    label: { en: '10 Gbps, 20 TB of transfer', ru: '10\u00a0Гбит/с, 20\u00a0ТБ трафика' },
    mbps: 10_000,
    traffic: 20,
    priceCents: 5900,
  },
  { planMbps: 1000, label: unmetered, mbps: 10_000, guaranteedMbps: 10_000, priceCents: 34_900 },
  {
    planMbps: 10_000,
    label: { en: '10 Gbps, 1 Gbps guaranteed', ru: '10\u00a0Гбит/с, гарантирован 1\u00a0Гбит/с' },
    mbps: 10_000,
    guaranteedMbps: 1000,
    priceCents: 0,
  },
  { planMbps: 10_000, label: unmetered, mbps: 10_000, guaranteedMbps: 10_000, priceCents: 34_900 },
].map((row, index) => ({ ...row, id: index + 1, position: index }));

const subnet = (length: number, count: number) => ({
  label: { en: `/${length} subnet, ${count} IPv4 addresses`, ru: `Подсеть /${length}, ${count} IPv4-адресов` },
  count,
});

export const dsIpRows: (typeof dsIps.$inferInsert)[] = [
  { label: { en: '1 extra IPv4 address', ru: 'Ещё 1 IPv4-адрес' }, count: 1, priceCents: 250 },
  { ...subnet(29, 8), priceCents: 1400 },
  { ...subnet(28, 16), priceCents: 2600 },
  { label: { en: '/27 subnet, 32 IPv4 addresses', ru: 'Подсеть /27, 32 IPv4-адреса' }, count: 32, priceCents: 4800 },
].map((row, index) => ({ ...row, id: index + 1, position: index }));

const traffic: readonly [terabytes: number, cents: number][] = [
  [5, 1000],
  [10, 1800],
  [20, 3400],
  [50, 7500],
];

export const dsTrafficRows: (typeof dsTraffic.$inferInsert)[] = traffic.map(([volume, priceCents], position) => ({
  id: position + 1,
  volume,
  priceCents,
  position,
}));
