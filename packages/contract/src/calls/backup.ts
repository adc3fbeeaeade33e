import { z } from 'zod';
import { call } from '../call.ts';
import { BackupOrder, BackupOrderContext, BackupOrderQuery } from '../lines/backup.ts';
import { OrderConflict, OrderCreated } from '../orders.ts';

const tag = 'Backup storage';

export const backupCalls = {
  getBackupOrderContext: call({
    id: 'getBackupOrderContext',
    method: 'GET',
    path: '/my/api/backup-order/create_context/',
    summary: 'Get sizes and prices of backup storage; the query is the page’s',
    tag,
    query: BackupOrderQuery,
    answer: { 200: BackupOrderContext },
  }),
  postBackupOrder: call({
    id: 'postBackupOrder',
    method: 'POST',
    path: '/my/api/backup-order/',
    summary: 'Order one or more backup storages',
    tag,
    session: true,
    access: 'orders',
    headers: z.object({ 'idempotency-key': z.string().min(1).max(128).optional() }),
    body: BackupOrder,
    answer: { 201: OrderCreated, 409: OrderConflict },
    errors: [400, 401, 403, 429],
  }),
} as const;
