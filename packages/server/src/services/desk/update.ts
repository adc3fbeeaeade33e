import type { StaffServiceUpdate } from '@hoster/contract';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { type Changed, changeOnce } from './change.ts';
import { cancel } from './cancel.ts';
import { changePrice } from './price.ts';
import { reactivate, suspend } from './suspension.ts';
import { extendFree, hold, moveEnd } from './terms.ts';

/**
 * Makes a change that staff ask for, once for its key.
 * @returns null when it was made before, or the service is so already
 * @throws as `changeOnce` and the change
 */
export async function updateService(
  context: Context,
  id: number,
  { key, reason, ...values }: StaffServiceUpdate,
  by: number,
): Promise<Changed | null> {
  const asked = { kind: values.change, key, reason, by, values };
  return changeOnce(context, id, asked, (tx, service) => make(context, tx, service, values, { by, reason }));
}

type Values = StaffServiceUpdate extends infer One
  ? One extends unknown
    ? Omit<One, 'key' | 'reason'>
    : never
  : never;

async function make(
  context: Context,
  tx: Db,
  service: ServiceRow,
  values: Values,
  { by, reason }: { by: number; reason: string },
): Promise<Changed | null> {
  switch (values.change) {
    case 'extend':
      return extendFree(context, tx, service, values);
    case 'hold':
      return hold(context, tx, service, values);
    case 'suspend':
      return suspend(context, tx, service, { reason });
    case 'reactivate':
      return reactivate(context, tx, service, values);
    case 'move_term':
      return moveEnd(context, tx, service, values);
    case 'price':
      return changePrice(context, tx, service, values);
    case 'cancel':
      return cancel(context, tx, service, { by, refund: values.refund });
  }
}
