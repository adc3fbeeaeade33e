import { callPaths } from '@hoster/contract/call-paths';
import { formerAddress } from '../../../parts/former-plan/former-plan.ts';
import { anchorIn } from '../../stages/configuration/common-fields.ts';
import type { LineAdapter, CommonBody } from '../../line-adapter.ts';
import { currentDraft } from '../../draft/draft-store.ts';
import { promoIn } from '../../../parts/promo-code/promo-in.ts';
import { BACKUP_CONTEXT_KEY, backupContextQuery, createBackupOrder } from '../../../api/backup.ts';
import { orderDraftQuery } from '../../../api/order-draft.ts';
import { configQuery } from '../../../api/site.ts';
import { backupFields } from './backup-fields.ts';
import { backupQuery, readBackupOrder, type BackupOrder } from './backup-order.ts';
import type { BackupOrderInput } from '@hoster/contract';

/** The body of an order of backup storage; `common` is the part shared by all lines. */
const backupBody = (
  { choice: { volume, location, rent_period, count } }: Pick<BackupOrder, 'choice'>,
  common: CommonBody,
): BackupOrderInput => ({ ...common, volume, location, rent_period, count });

/** Orders of backup storage. */
export const backupLine: LineAdapter<BackupOrder> = {
  name: 'backup',
  contextKey: BACKUP_CONTEXT_KEY,
  async orderOf(app, query) {
    const { queryClient } = app;
    const [context, savedDraft] = await Promise.all([
      queryClient.ensureQueryData(backupContextQuery(app, promoIn(query))),
      queryClient.ensureQueryData(orderDraftQuery(app, 'backup')),
      queryClient.prefetchQuery(configQuery(app)),
    ]);
    const order = readBackupOrder(context, savedDraft, query, currentDraft(app, 'backup'));
    const volume = query.get('volume');
    const elsewhere =
      volume && volume !== String(order.choice.volume) && (await formerAddress(app, 'backup', volume, query, 'volume'));
    if (elsewhere) throw elsewhere;
    return order;
  },
  queryOf: (order) => backupQuery(order, order.choice),
  planOf: ({ choice }) => ({ slug: String(choice.volume), parameter: 'volume' }),
  firstProblem: ({ problems }) => problems[0]?.field ?? null,
  anchorOf: (field) => anchorIn(backupFields, field),
  call: (order, body) => ({ path: callPaths.postBackupOrder[1], body: backupBody(order, body) }),
  send: (app, order, body, requestKey) => createBackupOrder(app, backupBody(order, body), requestKey),
};
