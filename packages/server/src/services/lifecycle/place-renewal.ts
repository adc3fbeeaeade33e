import { defineMessages } from '@formatjs/intl';
import type { Message } from '../../i18n/translate.ts';
import type { ErrorCode, OrderCreated, RenewalOrder } from '@hoster/contract';
import type { z } from 'zod';
import type { Context } from '../../platform/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { payForService, type ServicePayer } from '../payment/pay-for-service.ts';
import { waitingUpgradeOf } from '../upgrades/find.ts';
import { upgradeTexts } from '../upgrades/texts.ts';
import { isRenewable } from './due-step.ts';
import { openRenewalsOf } from './open-renewals.ts';
import { isWithinReach } from './reach.ts';
import { renewalOf } from './renewal-price.ts';
import { storeRenewal } from './renew.ts';

const texts = defineMessages({
  notRenewable: { id: 'services.renewal.not-renewable', defaultMessage: 'This service can’t be renewed now.' },
  tooFar: { id: 'services.renewal.too-far', defaultMessage: 'This service is paid for three years ahead already.' },
  renewed: {
    id: 'services.renewal.renewed',
    defaultMessage:
      'This service has been renewed since you opened the page. Check until when it’s paid, and pay again if you still want to.',
  },
  waiting: {
    id: 'services.renewal.waiting',
    defaultMessage: 'A payment for this renewal has already been started. Finish or cancel it first.',
  },
});

/**
 * Starts a payment for the next term of the viewer's service, with a method of their choice. From the balance, it's
 * renewed immediately.
 * @throws as `payForService`, AppError 409 `not_renewable`, `already_renewed`, `renewal_waiting`, `upgrade_waiting`
 */
export async function placeRenewal(
  context: Context,
  serviceId: number,
  asked: z.output<typeof RenewalOrder>,
  by: ServicePayer,
): Promise<OrderCreated> {
  const now = context.clock.now();
  return payForService(context, serviceId, asked, by, async (tx, service) => {
    if (!isRenewable(service)) throw conflict('not_renewable', texts.notRenewable);
    if (!isWithinReach(service, now)) throw conflict('not_renewable', texts.tooFar);
    if (asked.paid_until !== undefined && asked.paid_until !== service.paidUntil?.toISOString()) {
      throw conflict('already_renewed', texts.renewed);
    }
    if ((await openRenewalsOf(tx, service)).length > 0) throw conflict('renewal_waiting', texts.waiting);
    if (await waitingUpgradeOf(tx, serviceId)) throw conflict('upgrade_waiting', upgradeTexts.waiting);
    const due = await renewalOf(tx, service, now);
    return {
      totalCents: due.total.total,
      store: (charge) =>
        storeRenewal(context, tx, service, due, {
          method: asked.payment_method,
          charge,
          payer: { userId: by.viewer.userId, language: by.language },
        }),
    };
  });
}

const conflict = (code: ErrorCode, detail: Message): AppError => new AppError({ status: 409, code, detail });
