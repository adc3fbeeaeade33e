import { randomUUID } from 'node:crypto';
import type { AutoRenewal, RenewalSource } from '@hoster/contract';
import type { FastifyRequest } from 'fastify';
import { and, eq, inArray } from '../../platform/db/drizzle.ts';
import { changed, type Context } from '../../platform/index.ts';
import { accounts, noteEvent, type Viewer } from '../../identity/index.ts';
import { lockOpenAccount } from '../../billing/index.ts';
import { services } from '../../sales/index.ts';
import { queueLifecycle } from '../lifecycle/lifecycle.ts';
import { lockServices } from './own-services.ts';

/**
 * Switches auto-renewal of services of the viewer's account.
 * @returns their ids
 * @throws AppError 404 when one of them isn't the account's
 */
export async function setAutoRenewal(
  context: Context,
  request: FastifyRequest,
  viewer: Viewer,
  { services: ids, enabled }: AutoRenewal,
): Promise<number[]> {
  return context.db.transaction(async (tx) => {
    const found = await lockServices(tx, viewer.accountId, ids);
    const others = found.filter(({ autoPay }) => autoPay !== enabled);
    if (others.length > 0) {
      const changing = others.map(({ id }) => id);
      await tx.update(services).set({ autoPay: enabled }).where(inArray(services.id, changing));
      // What is owed is paid now, from the balance.
      const owed = and(inArray(services.id, changing), inArray(services.state, ['failed_renew', 'suspended']));
      if (enabled) await queueLifecycle(context, tx, `auto-renewal ${randomUUID()}`, owed);
    }
    for (const { id, name } of others) {
      await noteEvent(tx, request, viewer.userId, enabled ? 'auto_renewal_on' : 'auto_renewal_off', { title: name });
      await changed(tx, viewer.accountId, { kind: 'service', id });
    }
    return found.map(({ id }) => id);
  });
}

/** Chooses what the renewals of the viewer's account are paid from first. */
export async function setRenewalSource({ db }: Context, viewer: Viewer, first: RenewalSource): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOpenAccount(tx, viewer.accountId);
    await tx.update(accounts).set({ renewalSource: first }).where(eq(accounts.id, viewer.accountId));
    await changed(tx, viewer.accountId, { kind: 'balance' });
  });
}
