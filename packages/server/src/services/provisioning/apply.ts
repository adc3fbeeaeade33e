import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { releaseAddresses } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import type { OperationRow } from '../operations/tables.ts';
import { supersede, wish } from '../operations/wish.ts';

/**
 * Has the provider change, suspend or resume a service, in the transaction that changes its row. `wanted`: the user who
 * asked for it, and what its history says about it.
 */
export async function applyState(
  context: Context,
  tx: Db,
  serviceId: number,
  kind: 'change' | 'suspend' | 'resume',
  wanted: Partial<Pick<OperationRow, 'askedBy' | 'parameters'>> = {},
): Promise<void> {
  await wish(context, tx, serviceId, { ...wanted, kind });
}

/**
 * Has the provider delete a service that has ended; one that it was never asked for isn't there.
 * @param askedBy user who ended it; null: it ended by itself
 */
export async function applyRemoval(
  context: Context,
  tx: Db,
  { activatedAt, id, provider }: Pick<ServiceRow, 'activatedAt' | 'id' | 'provider'>,
  askedBy: number | null,
): Promise<void> {
  const wasAsked = await supersede(context, tx, id, 'remove');
  // Its addresses are free when the provider has removed it.
  if (wasAsked || activatedAt !== null || provider !== null) await wish(context, tx, id, { kind: 'remove', askedBy });
  else await releaseAddresses(tx, id, { now: context.clock.now(), wasUsed: false });
}
