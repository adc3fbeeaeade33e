import { loadOrder, type OrderPageData } from '../../features/order/load-order.ts';
import { actOrder } from '../../features/order/act-order.ts';
import { stageParts } from '../../features/order/stage-parts.ts';
import { localPath } from '../../i18n/languages.ts';
import { definePage } from '../../router/page.ts';
import { productLd } from '../../seo/json-ld.ts';
import type { AppContext } from '../../app-context.tsx';
import { backupContextQuery } from '../../api/backup.ts';
import { volumeName } from '@hoster/domain/lines/backup';
import { backupLine } from './backup-line.ts';

const PATH = '/backups/';

interface BackupPageData extends OrderPageData {
  jsonLd: object[];
}

/** `/backups/`: backup storage, and its order. The choice is the query of the address. */
export const route = definePage<BackupPageData>({
  hydrateLate: true,
  // The words of account and personal data come with their stages (`late-stages.ts`).
  areas: ['backups', 'order', 'long-text'],
  parts: ({ stage }) => stageParts[stage],
  contextSlug: () => 'backups',
  async load({ app, url }) {
    const data = await loadOrder(app, backupLine, url);
    return data instanceof Response ? data : { ...data, jsonLd: await jsonLdOf(app) };
  },
  act: ({ app, url, form }) => actOrder(app, backupLine, url, form),
  // The address of a stage is for its visitor alone.
  meta: ({ data }) => (data.stage === 'configuration' ? { jsonLd: data.jsonLd, catalogue: true } : { noindex: true }),
});

/** Offers for search engines, one a size. */
async function jsonLdOf(app: AppContext): Promise<object[]> {
  const { volumes, locations, protocols } = await app.queryClient.ensureQueryData(backupContextQuery(app));
  const url = app.facts.origin + localPath(app.lang, PATH);
  return volumes.map(({ volume, price, sold_out_locations: sold }) =>
    productLd({
      name: `Backup storage ${volumeName(volume)}`,
      description: protocols.map((protocol) => protocol.toUpperCase()).join(', '),
      url: `${url}?volume=${volume}`,
      price,
      available: locations.some(({ id, is_available }) => is_available && !sold.includes(id)),
    }),
  );
}
