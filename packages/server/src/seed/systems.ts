import type { diskImages, osTemplates } from '../catalogue/index.ts';

type NewOs = typeof osTemplates.$inferInsert;

type Release = [version: string, slug: string, endOfSupport: string];

const linux: { name: string; icon: string; minRam: number; minDisk: number; releases: Release[] }[] = [
  {
    name: 'Ubuntu',
    icon: 'ubuntu',
    minRam: 1,
    minDisk: 10,
    releases: [
      ['22.04 LTS', 'ubuntu-22-04', '2027-04-30'],
      ['24.04 LTS', 'ubuntu-24-04', '2029-04-30'],
      ['26.04 LTS', 'ubuntu-26-04', '2031-04-30'],
    ],
  },
  {
    name: 'Debian',
    icon: 'debian',
    minRam: 1,
    minDisk: 10,
    releases: [
      ['11', 'debian-11', '2026-08-31'],
      ['12', 'debian-12', '2028-06-30'],
      ['13', 'debian-13', '2030-06-30'],
    ],
  },
  {
    name: 'AlmaLinux',
    icon: 'almalinux',
    minRam: 1,
    minDisk: 20,
    releases: [
      ['8', 'almalinux-8', '2029-03-01'],
      ['9', 'almalinux-9', '2032-05-31'],
      ['10', 'almalinux-10', '2035-05-31'],
    ],
  },
  {
    name: 'Rocky Linux',
    icon: 'rockylinux',
    minRam: 1,
    minDisk: 20,
    releases: [
      ['8', 'rocky-8', '2029-05-31'],
      ['9', 'rocky-9', '2032-05-31'],
      ['10', 'rocky-10', '2035-05-31'],
    ],
  },
  {
    name: 'CentOS Stream',
    icon: 'centos',
    minRam: 2,
    minDisk: 20,
    releases: [
      ['9', 'centos-stream-9', '2027-05-31'],
      ['10', 'centos-stream-10', '2030-01-01'],
    ],
  },
];

const linuxRows: NewOs[] = linux.flatMap(({ name, icon, minRam, minDisk, releases }) =>
  releases.map(([version, slug, endOfSupport]) => ({
    id: 0,
    slug,
    name,
    version,
    family: 'linux',
    icon,
    minRam,
    minDisk,
    endOfSupport,
    isDefault: slug === 'ubuntu-24-04',
    excludedTariffs: [],
    excludedLocations: [],
  })),
);

const bsdRows: NewOs[] = [
  ['14', '2028-11-30'],
  ['15', '2029-12-31'],
].map(([version = '', endOfSupport = '']) => ({
  id: 0,
  slug: `freebsd-${version}`,
  name: 'FreeBSD',
  version,
  family: 'bsd',
  icon: 'freebsd',
  minRam: 1,
  minDisk: 20,
  endOfSupport,
  excludedTariffs: [],
  excludedLocations: [],
}));

const windowsEditions: [year: string, edition: string, language: string, cents: number, end: string][] = [
  ['2019', 'Standard', 'EN', 800, '2029-01-09'],
  ['2019', 'Standard', 'RU', 800, '2029-01-09'],
  ['2022', 'Standard', 'EN', 1200, '2031-10-14'],
  ['2022', 'Standard', 'RU', 1200, '2031-10-14'],
  ['2025', 'Standard', 'EN', 1400, '2034-11-14'],
  ['2025', 'Standard', 'RU', 1400, '2034-11-14'],
  ['2025', 'Datacenter', 'EN', 1800, '2034-11-14'],
];

const windowsRows: NewOs[] = windowsEditions.map(([year, edition, language, priceCents, endOfSupport]) => ({
  id: 0,
  slug: `windows-${year}-${edition}-${language}`.toLowerCase(),
  name: 'Windows Server',
  version: `${year} ${edition} ${language}`,
  family: 'windows',
  icon: 'windows',
  priceCents,
  minCpu: 2,
  minRam: 4,
  minDisk: 40,
  endOfSupport,
  excludedTariffs: [1, 2],
  // The vendor's Datacenter edition is not licensed to us there.
  excludedLocations: edition === 'Datacenter' ? [10] : [],
}));

/** For servers that only one customer uses. */
const hypervisorRows: NewOs[] = [
  { slug: 'proxmox-ve-9', name: 'Proxmox VE', version: '9', icon: 'proxmox', minRam: 4, minDisk: 32 },
  {
    slug: 'vmware-esxi-8',
    name: 'VMware ESXi',
    version: '8',
    icon: 'vmware',
    minCpu: 2,
    minRam: 8,
    minDisk: 142,
    endOfSupport: '2027-10-11',
  },
].map((row) => ({
  ...row,
  id: 0,
  family: 'hypervisor',
  products: ['dedicated'],
  excludedTariffs: [],
  excludedLocations: [],
}));

// New rows go to the end: ids are by position, and existing shops keep theirs.
export const osRows: NewOs[] = [...linuxRows, ...bsdRows, ...windowsRows, ...hypervisorRows].map((row, index) => ({
  ...row,
  id: index + 1,
  position: index,
}));

const baseOfImages = osRows.find((os) => os.slug === 'ubuntu-24-04')?.id ?? null;

const applications: [slug: string, name: string, minRam: number, minDisk: number][] = [
  ['docker', 'Docker', 1, 20],
  ['lemp', 'LEMP', 1, 20],
  ['wordpress', 'WordPress', 1, 20],
  ['gitlab', 'GitLab', 8, 40],
  ['nextcloud', 'Nextcloud', 2, 40],
  ['n8n', 'n8n', 2, 20],
];

export const diskImageRows: (typeof diskImages.$inferInsert)[] = [
  ...applications.map(([slug, name, minRam, minDisk], index) => ({
    id: index + 1,
    slug,
    name: { en: name, ru: name },
    kind: 'application' as const,
    osId: baseOfImages,
    minRam,
    minDisk,
    icon: slug,
    position: index,
  })),
  {
    id: applications.length + 1,
    slug: 'own-iso',
    name: { en: 'Your own ISO', ru: 'Свой ISO-образ' },
    kind: 'iso',
    osId: null,
    minRam: 1,
    minDisk: 10,
    icon: 'disc',
    position: applications.length,
  },
];
