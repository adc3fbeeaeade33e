import type { controlPanels, osPanels } from '../catalogue/index.ts';
import { osRows } from './systems.ts';

const debian12 = ['debian-11', 'debian-12'];
const ubuntu24 = ['ubuntu-22-04', 'ubuntu-24-04'];
const alma9 = ['almalinux-8', 'almalinux-9'];
const rocky9 = ['rocky-8', 'rocky-9'];
const windows = osRows.filter(({ family }) => family === 'windows').map(({ slug }) => slug);
const modern = [...debian12, ...ubuntu24, ...alma9, ...rocky9];

type Panel = {
  slug: string;
  name: string;
  on: string[];
  minRam: number;
  minDisk: number;
  icon: string | null;
  editions: [edition: string | null, cents: number][];
};

/** Editions and the systems that the vendors support; half-supported pairs are left out. */
const panels: Panel[] = [
  {
    slug: 'hestiacp',
    name: 'HestiaCP',
    on: ['debian-11', 'debian-12', 'debian-13', 'ubuntu-22-04', 'ubuntu-24-04', 'ubuntu-26-04'],
    minRam: 1,
    minDisk: 10,
    icon: 'hestia',
    editions: [[null, 0]],
  },
  {
    slug: 'ispmanager',
    name: 'ISPmanager 6',
    on: modern,
    minRam: 2,
    minDisk: 20,
    icon: 'ispmanager',
    editions: [
      ['Lite', 550],
      ['Pro', 1000],
      ['Host', 1500],
    ],
  },
  {
    slug: 'cpanel',
    name: 'cPanel',
    on: ['ubuntu-22-04', ...alma9, ...rocky9],
    minRam: 2,
    minDisk: 40,
    icon: 'cpanel',
    editions: [
      ['Solo', 2700],
      ['Admin', 3600],
      ['Pro', 5400],
    ],
  },
  {
    slug: 'plesk',
    name: 'Plesk',
    on: [...modern, ...windows],
    minRam: 2,
    minDisk: 20,
    icon: 'plesk',
    editions: [
      ['Admin', 1500],
      ['Pro', 2300],
      ['Host', 3900],
    ],
  },
  { slug: 'aapanel', name: 'aaPanel', on: modern, minRam: 1, minDisk: 10, icon: null, editions: [[null, 0]] },
  { slug: 'fastpanel', name: 'FASTPANEL', on: modern, minRam: 1, minDisk: 10, icon: null, editions: [[null, 0]] },
  {
    slug: 'cyberpanel',
    name: 'CyberPanel',
    on: [...ubuntu24, 'almalinux-8', 'almalinux-9', 'almalinux-10', 'rocky-8'],
    minRam: 2,
    minDisk: 20,
    icon: null,
    editions: [[null, 0]],
  },
  {
    slug: 'directadmin',
    name: 'DirectAdmin',
    on: modern,
    minRam: 2,
    minDisk: 20,
    icon: 'directadmin',
    editions: [[null, 800]],
  },
];

const editions = panels
  .flatMap((panel) => panel.editions.map(([edition, priceCents]) => ({ panel, edition, priceCents })))
  .map((entry, index) => ({ ...entry, id: index + 1, position: index }));

export const panelRows: (typeof controlPanels.$inferInsert)[] = editions.map(
  ({ panel, edition, priceCents, id, position }) => ({
    id,
    slug: edition === null ? panel.slug : `${panel.slug}-${edition.toLowerCase()}`,
    name: panel.name,
    edition,
    icon: panel.icon,
    priceCents,
    minRam: panel.minRam,
    minDisk: panel.minDisk,
    position,
  }),
);

export const osPanelRows: (typeof osPanels.$inferInsert)[] = editions.flatMap(({ panel, id: panelId }) =>
  osRows.filter((os) => panel.on.includes(os.slug)).map((os) => ({ osId: os.id, panelId })),
);
