import type { OrderCreated, RenewalOrder } from '@hoster/contract';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../http/errors.ts';
import type { Text } from '../../http/language.ts';
import { payForService, type ServicePayer } from '../payments/pay-for-service.ts';
import { waitingOf } from '../upgrades/find.ts';
import { upgradeTexts } from '../upgrades/texts.ts';
import { isRenewable } from './due-step.ts';
import { openRenewalsOf } from './open-renewals.ts';
import { isWithinReach } from './reach.ts';
import { renewalOf } from './renewal-price.ts';
import { storeRenewal } from './renew.ts';

const texts = {
  notRenewable: {
    en: 'This service can’t be renewed now.',
    ru: 'Сейчас эту услугу нельзя продлить.',
  },
  tooFar: {
    en: 'This service is paid for three years ahead already.',
    ru: 'Услуга уже оплачена на три года вперёд.',
  },
  renewed: {
    en: 'This service has been renewed since you opened the page. Check until when it’s paid, and pay again if you still want to.',
    ru: 'Услугу продлили, пока была открыта эта страница. Проверьте, до какого дня она оплачена, и при желании оплатите ещё раз.',
  },
  waiting: {
    en: 'A payment for this renewal has already been started. Finish or cancel it first.',
    ru: 'Оплата этого продления уже начата. Сначала завершите или отмените её.',
  },
};

/**
 * Begins to pay for the next term of a service of the viewer's, in a way of their choice. From the balance it's renewed
 * immediately.
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
    if (await waitingOf(tx, serviceId)) throw conflict('upgrade_waiting', upgradeTexts.waiting);
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

const conflict = (code: string, detail: Text): AppError => new AppError({ status: 409, code, detail });
