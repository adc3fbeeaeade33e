import type { BackupOrderInput } from '@hoster/contract';
import type { CommonBody } from '../../features/order/line-order.ts';
import type { BackupOrder } from './backup-order.ts';

/** The body of an order of backup storage; `common` is what orders of all lines say. */
export const backupBody = (
  { choice: { volume, location, rent_period, count } }: Pick<BackupOrder, 'choice'>,
  common: CommonBody,
): BackupOrderInput => ({ ...common, volume, location, rent_period, count });
