import { loadOrder, type OrderPageData } from '../../order/page/load-order.ts';
import { orderAction } from '../../order/actions/order-action.ts';
import { definePage } from '../../app/router/page.ts';
import { backupLine } from '../../order/lines/backup/backup-line.ts';

/** `/backups/`: backup storage, and its order. The choice is the query of the address. */
export const route = definePage<OrderPageData>({
  // Messages of the account and personal data stages load with those stages (`order-stage.tsx`).
  areas: ['backups', 'prices', 'order', 'long-text'],
  contextSlug: () => 'backups',
  load: ({ app, url }) => loadOrder(app, backupLine, url),
  act: ({ app, url, form }) => orderAction(app, backupLine, url, form),
  // The address of a stage is for its visitor alone.
  meta: ({ data }) => (data.stage === 'configuration' ? { catalogue: true } : { noindex: true }),
});
