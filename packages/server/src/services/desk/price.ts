import { eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { recipientOf, serviceChanged, type ServiceRow, services } from '../../sales/index.ts';
import { isRenewable } from '../lifecycle/due-step.ts';
import { abandonRenewal, isBeingPaid } from '../lifecycle/open-renewals.ts';
import { abandonUpgrade } from '../upgrades/abandon.ts';
import { type Changed, refused, wrongState } from './change.ts';
import { mailPrice } from './emails.ts';
import { deskTexts } from './texts.ts';

/**
 * Changes what a service costs from the next term on that isn't paid for, with everything that was sold beside its plan. The
 * customer gets an email. Other plans have other prices, so the customer can't choose one any more.
 * @param asked EUR, net, per month
 * @throws AppError 409 for one that isn't renewed, that gets another plan, or whose next term is being paid for
 */
export async function changePrice(
  context: Context,
  tx: Db,
  service: ServiceRow,
  { price }: { price: number },
): Promise<Changed | null> {
  const { id } = service;
  const priceCents = Math.round(price * 100);
  if (service.pricing === null && service.priceCents === priceCents) return null;
  if (!isRenewable(service) || service.paidUntil === null) throw wrongState();
  if (service.nextPlan !== null) throw refused('service_state', deskTexts.nextPlan);
  if (await isBeingPaid(tx, service)) throw refused('payment_pending', deskTexts.pending);
  // They were started at the old price.
  await abandonRenewal(context, tx, service);
  await abandonUpgrade(context, tx, id);
  await tx.update(services).set({ priceCents, pricing: null }).where(eq(services.id, id));
  await serviceChanged(tx, service);
  await mailPrice(context, tx, await recipientOf(tx, service), service, { priceCents, from: service.paidUntil });
  return { before: { price: service.priceCents / 100 }, after: { price } };
}
