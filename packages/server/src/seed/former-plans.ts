import type { Db } from '../platform/db/index.ts';
import { formerPlans } from '../catalogue/index.ts';

type Row = typeof formerPlans.$inferInsert;

const same = (name: string) => ({ en: name, ru: name });

/** One renamed and one withdrawn in each line. */
const rows: Row[] = [
  { line: 'vps', slug: 'ssd-2', name: same('SSD 2'), renamed: false, successor: 'nvme-2' },
  { line: 'vps', slug: 'vps-3', name: same('VPS 3'), renamed: true, successor: 'nvme-3' },
  { line: 'web_hosting', slug: 'mini', name: same('Mini'), renamed: false, successor: 'start' },
  { line: 'web_hosting', slug: 'standard', name: same('Standard'), renamed: true, successor: 'basic' },
  {
    line: 'dedicated',
    slug: 'e3-1230v5',
    name: same('Xeon E3-1230v5'),
    renamed: false,
    successor: 'e3-1270v6',
  },
  {
    line: 'dedicated',
    slug: 'xeon-e-2236',
    name: same('Xeon E-2236'),
    renamed: true,
    successor: 'e-2236',
  },
  { line: 'backup', slug: '50', name: { en: '50 GB', ru: '50\u00a0ГБ' }, renamed: false, successor: '100' },
  // A terabyte was sold as 1,000 GB.
  { line: 'backup', slug: '1000', name: { en: '1000 GB', ru: '1000\u00a0ГБ' }, renamed: true, successor: '1024' },
  { line: 'vpn', slug: 'pptp', name: same('PPTP'), renamed: false, successor: 'single' },
  { line: 'vpn', slug: 'double', name: same('Double VPN'), renamed: true, successor: 'multi-hop' },
];

/** Plans that a demo sold before. */
export async function seedFormerPlans(tx: Db): Promise<void> {
  await tx.insert(formerPlans).values(rows).onConflictDoNothing();
}
