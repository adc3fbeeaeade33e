import { formerAddress } from '../../features/former-plan/former-plan.ts';
import { placeIn } from '../../features/order/common-fields.ts';
import type { OrderLine } from '../../features/order/line-order.ts';
import { notesNow } from '../../features/order/draft-notes.ts';
import { promoIn } from '../../features/promo-code/promo-in.ts';
import { BACKUP_CONTEXT_KEY, BACKUP_ORDER_PATH, backupContextQuery, createBackupOrder } from '../../api/backup.ts';
import { orderDraftQuery } from '../../api/order-draft.ts';
import { configQuery } from '../../api/site.ts';
import { backupBody } from './backup-body.ts';
import { backupFields } from './backup-fields.ts';
import { backupQuery, readBackupOrder, type BackupOrder } from './backup-order.ts';

/** Orders of backup storage. */
export const backupLine: OrderLine<BackupOrder> = {
  line: 'backup',
  contextKey: BACKUP_CONTEXT_KEY,
  async orderOf(app, query) {
    const { queryClient } = app;
    const [context, draft] = await Promise.all([
      queryClient.ensureQueryData(backupContextQuery(app, promoIn(query))),
      queryClient.ensureQueryData(orderDraftQuery(app, 'backup')),
      queryClient.prefetchQuery(configQuery(app)),
    ]);
    const order = readBackupOrder(context, draft, query, notesNow(app, 'backup'));
    const volume = query.get('volume');
    const elsewhere =
      volume && volume !== String(order.choice.volume) && (await formerAddress(app, 'backup', volume, query, 'volume'));
    if (elsewhere) throw elsewhere;
    return order;
  },
  queryOf: (order) => backupQuery(order, order.choice),
  planOf: ({ choice }) => ({ slug: String(choice.volume), parameter: 'volume' }),
  firstProblem: ({ problems }) => problems[0]?.field ?? null,
  placeOf: (field) => placeIn(backupFields, field),
  call: (order, body) => ({ path: BACKUP_ORDER_PATH, body: backupBody(order, body) }),
  send: (app, order, body, key) => createBackupOrder(app, backupBody(order, body), key),
};
