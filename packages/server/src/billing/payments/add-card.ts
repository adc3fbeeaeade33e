import { defineMessage } from '@formatjs/intl';
import type { CardCheck } from '@hoster/contract';
import { translate } from '../../i18n/translate.ts';
import type { Context } from '../../platform/index.ts';
import type { Language } from '../../platform/http/index.ts';
import type { Viewer } from '../../identity/index.ts';
import { findProvider, queueExpiry } from './attempts/begin.ts';
import { startAttempt } from './attempts/attempts.ts';
import { lockOpenAccount } from './balance.ts';
import { requireCard } from './saved-cards.ts';
import { storePayment } from './store-payment.ts';

const description = defineMessage({
  id: 'billing.card-check.description',
  defaultMessage: 'Card check, no charge',
  description: 'On the bank’s page: what the customer agrees to when they save a card',
});

/**
 * Starts a check of a card at its provider, without a charge. Its approval saves the card, and renewals are charged to
 * it from then on; with `replacedCardId`, it takes the place of that saved card instead.
 * @throws AppError 404 when the account has no such saved card
 * @throws FieldError when no provider accepts cards
 */
export async function addCard(
  context: Context,
  viewer: Viewer,
  language: Language,
  replacedCardId: number | null = null,
): Promise<CardCheck> {
  const { accountId, userId } = viewer;
  return context.db.transaction(async (tx) => {
    await lockOpenAccount(tx, accountId);
    if (replacedCardId !== null) await requireCard(tx, accountId, replacedCardId);
    const { provider } = await findProvider(context, tx, { accountId, currency: 'EUR' }, { method: 'card' });
    const payment = await storePayment(tx, context.clock.now(), {
      accountId,
      userId,
      purpose: 'card',
      method: 'card',
      amountCents: 0,
      currency: 'EUR',
      rate: '1',
      amountCurrencyCents: 0,
      saveCard: true,
      replacedCardId,
      language,
    });
    await startAttempt(context, tx, payment, {
      provider,
      method: 'card',
      description: translate(language, description),
    });
    await queueExpiry(context, tx, payment);
    return { payment_object_ref: payment.ref };
  });
}
