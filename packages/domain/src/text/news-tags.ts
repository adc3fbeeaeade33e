/** Tags that news may have. Their titles are texts of the site (`features/news/news-tags.ts`). */
export const newsTags = [
  'account',
  'amd-epyc',
  'api',
  'backup-storage',
  'control-panels',
  'debian',
  'dedicated',
  'help',
  'locations',
  'maintenance',
  'orders',
  'php',
  'security',
  'site',
  'support',
  'vpn',
  'vps',
  'web-hosting',
  'webdav',
  'windows',
] as const;

export type NewsTag = (typeof newsTags)[number];
