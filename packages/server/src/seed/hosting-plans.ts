import type { phpVersions, vhCapacity, vhPeriods, vhPlans } from '../catalogue/index.ts';

const mariaDb = ['MariaDB 10.11', 'MariaDB 11'];
const allEngines = [...mariaDb, 'PostgreSQL 17'];

/** Web hosting plans, of which Basic is chosen most. */
export const vhPlanRows: (typeof vhPlans.$inferInsert)[] = [
  {
    slug: 'start',
    name: 'Start',
    priceCents: 240,
    sites: 1,
    diskSize: 5,
    databases: 1,
    mailboxes: 5,
    ftpAccounts: 2,
    subdomains: 10,
    memoryMb: 512,
    cpuCores: 0.5,
    inodes: 150_000,
    databaseEngines: mariaDb,
    keepDays: 7,
    nodejs: false,
    python: false,
  },
  {
    slug: 'basic',
    name: 'Basic',
    priceCents: 450,
    sites: 5,
    diskSize: 15,
    databases: 5,
    mailboxes: 25,
    ftpAccounts: 10,
    subdomains: 50,
    memoryMb: 1024,
    cpuCores: 1,
    inodes: 300_000,
    databaseEngines: mariaDb,
    keepDays: 14,
    nodejs: false,
    python: false,
    isPopular: true,
  },
  {
    slug: 'pro',
    name: 'Pro',
    priceCents: 800,
    sites: 20,
    diskSize: 40,
    databases: 20,
    mailboxes: 100,
    ftpAccounts: 40,
    subdomains: 200,
    memoryMb: 2048,
    cpuCores: 2,
    inodes: 600_000,
    databaseEngines: allEngines,
    keepDays: 30,
    nodejs: true,
    python: true,
  },
  {
    slug: 'business',
    name: 'Business',
    priceCents: 1400,
    sites: null,
    diskSize: 80,
    databases: null,
    mailboxes: null,
    ftpAccounts: null,
    subdomains: null,
    memoryMb: 4096,
    cpuCores: 4,
    inodes: 1_000_000,
    databaseEngines: allEngines,
    keepDays: 30,
    nodejs: true,
    python: true,
  },
].map((plan, position) => ({ id: position + 1, tags: plan.isPopular ? ['popular'] : [], position, ...plan }));

export const vhPeriodRows: (typeof vhPeriods.$inferInsert)[] = [
  { months: 1, discountPercent: 0, isDefault: true },
  { months: 3, discountPercent: 5 },
  { months: 6, discountPercent: 10 },
  { months: 12, discountPercent: 20 },
  { months: 24, discountPercent: 25 },
];

/** Accounts that each location can take. Zurich is sold out. */
export const vhCapacityRows: (typeof vhCapacity.$inferInsert)[] = [
  { locationId: 1, accounts: 20_000 },
  { locationId: 2, accounts: 20_000 },
  { locationId: 3, accounts: 10_000 },
  { locationId: 4, accounts: 5000 },
  { locationId: 5, accounts: 0 },
  { locationId: 7, accounts: 10_000 },
  { locationId: 8, accounts: 5000 },
  { locationId: 9, accounts: 5000 },
];

/** Last days of security fixes, from www.php.net/supported-versions. */
const supportedUntil: Record<string, string> = {
  '8.2': '2026-12-31',
  '8.3': '2027-12-31',
  '8.4': '2028-12-31',
  '8.5': '2029-12-31',
};

export const phpVersionRows: (typeof phpVersions.$inferInsert)[] = [
  '5.6',
  '7.0',
  '7.1',
  '7.2',
  '7.3',
  '7.4',
  '8.0',
  '8.1',
  '8.2',
  '8.3',
  '8.4',
  '8.5',
].map((version) => ({
  version,
  isDefault: version === '8.4',
  endOfLife: !(version in supportedUntil),
  supportedUntil: supportedUntil[version] ?? null,
}));
