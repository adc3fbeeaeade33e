import { formerParts } from '../../features/former-plan/former-parts.ts';
import { loadOrder, type OrderPageData } from '../../features/order/load-order.ts';
import { actOrder } from '../../features/order/act-order.ts';
import { stageParts } from '../../features/order/stage-parts.ts';
import { definePage } from '../../router/page.ts';
import { backupLine } from './backup-line.ts';

/** `/backups/`: backup storage, and its order. The choice is the query of the address. */
export const route = definePage<OrderPageData>({
  hydrateLate: true,
  // The words of account and personal data come with their stages (`late-stages.ts`).
  areas: ['backups', 'prices', 'order', 'long-text'],
  parts: ({ stage, former }) => [...stageParts[stage], ...formerParts(former)],
  contextSlug: () => 'backups',
  load: ({ app, url }) => loadOrder(app, backupLine, url),
  act: ({ app, url, form }) => actOrder(app, backupLine, url, form),
  // The address of a stage is for its visitor alone.
  meta: ({ data }) => (data.stage === 'configuration' ? { catalogue: true } : { noindex: true }),
});
