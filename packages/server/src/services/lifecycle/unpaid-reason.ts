import { defineMessages } from '@formatjs/intl';
import type { Suspension } from '@hoster/contract';
import { translator } from '../../i18n/translate.ts';
import type { Context } from '../../platform/index.ts';
import type { Language } from '../../platform/http/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { renewalCardOf } from '../../billing/index.ts';
import { cardName } from './card-name.ts';
import { isOnTrial } from './due-step.ts';
import { takenSteps } from './service-steps.ts';

const texts = defineMessages({
  balance: {
    id: 'services.renewal.balance',
    defaultMessage: 'We couldn’t renew this service: your balance is too low. Top up to keep it running.',
    description: 'Page of a service that was not renewed',
  },
  cardFailed: {
    id: 'services.renewal.card-failed',
    defaultMessage:
      'We couldn’t renew this service: your balance is too low, and the payment by card {card} didn’t go through. Top up to keep it running.',
    description: 'Page of a service that was not renewed',
  },
  off: {
    id: 'services.renewal.off',
    defaultMessage: 'Auto-renewal is off, and nobody has paid for the next term yet. Pay now to keep it running.',
    description: 'Page of a service that was not renewed',
  },
  suspendedBalance: {
    id: 'services.suspended.balance',
    defaultMessage: 'We couldn’t renew this service: your balance was too low.',
    description: 'Page of a suspended service: why; what to do follows',
  },
  suspendedCard: {
    id: 'services.suspended.card',
    defaultMessage:
      'We couldn’t renew this service: your balance was too low, and the payment by card {card} didn’t go through.',
    description: 'Page of a suspended service: why; what to do follows',
  },
  suspendedOff: {
    id: 'services.suspended.off',
    defaultMessage: 'The paid term has ended. Auto-renewal is off, and nobody has paid for the next term.',
    description: 'Page of a suspended service: why; what to do follows',
  },
  suspendedTrial: {
    id: 'services.suspended.trial',
    defaultMessage: 'The trial has ended, and the first term hasn’t been paid for.',
    description: 'Page of a suspended service: why; what to do follows',
  },
  suspendedByStaff: {
    id: 'services.suspended.staff',
    defaultMessage:
      'Our team has suspended this service. Contact support to find out why and how to get it running again.',
    description: 'Page of a suspended service: why, and what to do',
  },
  suspendedFor: {
    id: 'services.suspended.staff-reason',
    defaultMessage: 'Our team has suspended this service: “{reason}” Contact support to get it running again.',
    description: 'Page of a suspended service: why, in the words of our team, and what to do',
  },
  topUp: {
    id: 'services.suspended.top-up',
    defaultMessage: 'Top up your balance or pay now, and it starts again.',
    description: 'Page of a suspended service: what to do; why it is suspended comes before',
  },
  pay: {
    id: 'services.suspended.pay',
    defaultMessage: 'Pay now, and it starts again.',
    description: 'Page of a suspended service whose auto-renewal is off: what to do; why it is suspended comes before',
  },
});

/** Why a service is suspended, as far as the shop knows; null when it isn't. */
export function suspensionOf(service: ServiceRow): Suspension | null {
  if (service.state !== 'suspended') return null;
  const since = service.suspendedAt?.toISOString() ?? null;
  const { suspendedFor } = service;
  const cause = suspendedFor !== null ? 'staff' : isOnTrial(service) ? 'trial' : 'unpaid';
  return { cause, since, reason: suspendedFor || null };
}

/**
 * Reason why a service couldn't be renewed or is suspended, with what to do; null for others.
 */
export async function unpaidReason(context: Context, service: ServiceRow, language: Language): Promise<string | null> {
  const t = translator(language);
  const { autoPay, state } = service;
  if (state === 'failed_renew') {
    if (!autoPay) return t(texts.off);
    const card = await failedCard(context, service);
    return card === null ? t(texts.balance) : t(texts.cardFailed, { card });
  }
  const suspension = suspensionOf(service);
  if (suspension === null) return null;
  const next = t(autoPay ? texts.topUp : texts.pay);
  switch (suspension.cause) {
    case 'staff':
      return suspension.reason === null
        ? t(texts.suspendedByStaff)
        : t(texts.suspendedFor, { reason: suspension.reason });
    case 'trial':
      return `${t(texts.suspendedTrial)} ${next}`;
    case 'unpaid': {
      if (!autoPay) return `${t(texts.suspendedOff)} ${next}`;
      const card = await failedCard(context, service);
      return `${card === null ? t(texts.suspendedBalance) : t(texts.suspendedCard, { card })} ${next}`;
    }
  }
}

/** Name of the card that couldn't be charged for the renewal; null: none was tried, or it's gone. */
async function failedCard(context: Context, service: ServiceRow): Promise<string | null> {
  const { db } = context;
  if (!(await takenSteps(db, service)).has('charge_card')) return null;
  const card = await renewalCardOf(context, db, service.accountId);
  return card ? cardName(card) : null;
}
