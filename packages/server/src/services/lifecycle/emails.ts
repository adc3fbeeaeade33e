import { defineMessages } from '@formatjs/intl';
import { translate, translator } from '../../i18n/translate.ts';
import { dayInWords } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { EndingWords } from '../product-lines/line-words.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { pageLink, type PaymentRow, type Recipient, sendEmail, spokenAmount } from '../../billing/index.ts';
import { nextPlanPart } from '../next-plan/emails.ts';
import { cardName, type NamedCard } from './card-name.ts';

/**
 * A service and the price of its next term; `missingCents` is the balance shortfall for it and for the other services
 * due by then. EUR cents.
 */
export interface RenewalDebt extends Pick<ServiceRow, 'id' | 'kind' | 'name' | 'nextFrom' | 'nextPlan'> {
  readonly totalCents: number;
  readonly hasOthers: boolean;
  readonly missingCents: number;
  /** Whether auto-renewal is on. */
  readonly autoPay: boolean;
}

const texts = defineMessages({
  renewsSubject: { id: 'services.email.renews-subject', defaultMessage: '{name} renews on {day}' },
  renews: {
    id: 'services.email.renews',
    defaultMessage: 'Your service {name} renews automatically on {day} for {amount}, VAT included.',
  },
  trialSubject: { id: 'services.email.trial-subject', defaultMessage: 'The trial of {name} ends on {day}' },
  trial: {
    id: 'services.email.trial',
    defaultMessage: 'The trial of {name} ends on {day}. After that the server renews for {amount}, VAT included.',
  },
  trialCancel: {
    id: 'services.email.trial-cancel',
    defaultMessage: 'If you don’t want to keep it, cancel it before then:',
  },
  enough: { id: 'services.email.enough', defaultMessage: 'Your balance covers it, so you don’t need to do anything.' },
  missing: { id: 'services.email.missing', defaultMessage: 'Your balance is {amount} short.' },
  missingForAll: {
    id: 'services.email.missing-for-all',
    defaultMessage: 'Your balance is {amount} short for this and your other renewals due by then.',
  },
  byCard: {
    id: 'services.email.by-card',
    defaultMessage: 'Your balance is too low for it, so we’ll charge your card {card}.',
  },
  cardExpires: {
    id: 'services.email.card-expires',
    defaultMessage: 'We can’t charge your card {card}, because it expires before then.',
  },
  endsSubject: { id: 'services.email.ends-subject', defaultMessage: '{name} ends on {day}' },
  renewedSubject: { id: 'services.email.renewed-subject', defaultMessage: '{name} has been renewed' },
  renewed: {
    id: 'services.email.renewed',
    defaultMessage: 'We’ve renewed {name} for {amount}. It’s now paid until {day}.',
  },
  resumedSubject: { id: 'services.email.resumed-subject', defaultMessage: '{name} is running again' },
  resumed: {
    id: 'services.email.resumed',
    defaultMessage: 'We’ve renewed {name} for {amount} and started it again. It’s now paid until {day}.',
  },
  invoice: { id: 'services.email.invoice', defaultMessage: 'Invoice {number} is attached.' },
  unpaidSubject: { id: 'services.email.unpaid-subject', defaultMessage: 'We couldn’t renew {name}' },
  unpaid: {
    id: 'services.email.unpaid',
    defaultMessage: 'We couldn’t renew {name}: the renewal costs {amount}, and your balance is too low.',
  },
  cardFailed: {
    id: 'services.email.card-failed',
    defaultMessage: 'We also tried your card {card}, but the payment didn’t go through.',
  },
  suspends: {
    id: 'services.email.suspends',
    defaultMessage: 'It keeps running until {day}. After that it’s suspended.',
  },
  topUp: { id: 'services.email.top-up', defaultMessage: 'Top up at least {amount} and it will renew automatically:' },
  topUpForAll: {
    id: 'services.email.top-up-for-all',
    defaultMessage:
      'Top up at least {amount} and it will renew automatically, along with your other services due by then:',
  },
  dueSubject: { id: 'services.email.due-subject', defaultMessage: 'Renewal of {name} is due on {day}' },
  due: {
    id: 'services.email.due',
    defaultMessage:
      'Auto-renewal is off for {name}, so we won’t charge you. Renew it by {day} for {amount}, VAT included, to keep it running.',
  },
  unpaidOff: {
    id: 'services.email.unpaid-off',
    defaultMessage:
      'The paid term of {name} has ended. Auto-renewal is off, so we haven’t charged you. Its renewal costs {amount}, VAT included.',
  },
  unpaidOffSubject: { id: 'services.email.unpaid-off-subject', defaultMessage: 'Renewal of {name} is due' },
  suspendedOff: {
    id: 'services.email.suspended-off',
    defaultMessage: 'The renewal of {name} hasn’t been paid for, so we’ve suspended it. Your data is safe for now.',
  },
  renewNow: { id: 'services.email.renew-now', defaultMessage: 'Renew it here:' },
  suspendedSubject: { id: 'services.email.suspended-subject', defaultMessage: '{name} is suspended' },
  trialOver: {
    id: 'services.email.trial-over',
    defaultMessage:
      'The trial of {name} has ended, and your balance is too low to renew the server, so we’ve suspended it.',
  },
  warnSubject: { id: 'services.email.warn-subject', defaultMessage: '{name} will be deleted on {day}' },
  deletedSubject: { id: 'services.email.deleted-subject', defaultMessage: '{name} has been deleted' },
});

/** Texts of a service's line about its end. */
const endingOf = ({ serviceLines }: Context, { kind }: Pick<ServiceRow, 'kind'>): EndingWords =>
  serviceLines[kind].words;

const inEuros = (cents: number, { language }: Recipient): string => spokenAmount(cents, 'EUR', language);
const servicePage = (context: Context, { id }: Pick<ServiceRow, 'id'>): string =>
  pageLink(context, `/my/services/${id}/`);

/** "Top up at least …" or, without auto-renewal, "Renew it here", with a link, as a paragraph. */
function topUpPart(context: Context, to: Recipient, owed: RenewalDebt): string {
  const { missingCents, hasOthers, autoPay, id } = owed;
  if (!autoPay) return `${translate(to.language, texts.renewNow)}\n${pageLink(context, `/my/services/${id}/renew/`)}`;
  const message = hasOthers ? texts.topUpForAll : texts.topUp;
  const words = translate(to.language, message, { amount: inEuros(missingCents, to) });
  return `${words}\n${pageLink(context, '/my/billing/?edit=top-up')}`;
}

interface Reminded {
  what: 'renewal' | 'trial';
  day: Date;
  card: NamedCard | undefined;
  expiring: NamedCard | undefined;
}

/** Email before the end of a service that was cancelled for that day. */
export async function mailEnds(
  context: Context,
  tx: Db,
  to: Recipient,
  service: Pick<ServiceRow, 'id' | 'kind' | 'name'>,
  end: Date,
): Promise<void> {
  const t = translator(to.language);
  const { name } = service;
  const day = dayInWords(end, to.language, to.timeZone);
  const words = endingOf(context, service);
  await sendEmail(tx, to, 'service-ends', t(texts.endsSubject, { name, day }), [
    t(words.ends, { name, day }),
    `${t(words.keep)}\n${servicePage(context, service)}`,
  ]);
}

/**
 * Email before a term ends: of its renewal, or of the end of a trial.
 * `card`: charged when the balance is too low; `expiring`: would be, if it didn’t expire before that day.
 */
export async function mailReminder(
  context: Context,
  tx: Db,
  to: Recipient,
  owed: RenewalDebt,
  { what, day: end, card, expiring }: Reminded,
): Promise<void> {
  const t = translator(to.language);
  const { name, totalCents, missingCents, hasOthers } = owed;
  const day = dayInWords(end, to.language, to.timeZone);
  const page = servicePage(context, owed);
  const amount = inEuros(totalCents, to);
  if (!owed.autoPay) {
    const subject = what === 'trial' ? texts.trialSubject : texts.dueSubject;
    return sendEmail(tx, to, what === 'trial' ? 'trial-ends' : 'renewal-due', t(subject, { name, day }), [
      t(texts.due, { name, day, amount }),
      ...nextPlanPart(context, to, owed),
      topUpPart(context, to, owed),
    ]);
  }
  const expires = expiring ? ` ${t(texts.cardExpires, { card: cardName(expiring) })}` : '';
  const missing = hasOthers ? texts.missingForAll : texts.missing;
  const lacking = card
    ? [t(texts.byCard, { card: cardName(card) })]
    : [`${t(missing, { amount: inEuros(missingCents, to) })}${expires}`, topUpPart(context, to, owed)];
  const money = missingCents > 0 ? lacking : [t(texts.enough)];
  return what === 'trial'
    ? sendEmail(tx, to, 'trial-ends', t(texts.trialSubject, { name, day }), [
        t(texts.trial, { name, day, amount }),
        ...money,
        `${t(texts.trialCancel)}\n${page}`,
      ])
    : sendEmail(tx, to, 'renewal-reminder', t(texts.renewsSubject, { name, day }), [
        t(texts.renews, { name, day, amount }),
        ...nextPlanPart(context, to, owed),
        ...money,
      ]);
}

/** Email about a paid renewal. `service`: as it was before. */
export async function mailRenewed(
  context: Context,
  tx: Db,
  to: Recipient,
  service: Pick<ServiceRow, 'kind' | 'name' | 'nextFrom' | 'nextPlan'> & {
    payment: Pick<PaymentRow, 'amountCurrencyCents' | 'currency'>;
    until: Date;
    wasSuspended: boolean;
    invoice: string | null;
  },
): Promise<void> {
  const t = translator(to.language);
  const { name, payment, wasSuspended, invoice } = service;
  const amount = spokenAmount(payment.amountCurrencyCents, payment.currency, to.language);
  const attached = [
    ...nextPlanPart(context, to, service, true),
    ...(invoice === null ? [] : [t(texts.invoice, { number: invoice })]),
  ];
  const facts = { name, amount, day: dayInWords(service.until, to.language, to.timeZone) };
  return wasSuspended
    ? sendEmail(
        tx,
        to,
        'renewed-and-resumed',
        t(texts.resumedSubject, { name }),
        [t(texts.resumed, facts), ...attached],
        invoice,
      )
    : sendEmail(tx, to, 'renewed', t(texts.renewedSubject, { name }), [t(texts.renewed, facts), ...attached], invoice);
}

/** Email about a renewal that couldn't be paid for. `card`: one that couldn't be charged either. */
export async function mailUnpaid(
  context: Context,
  tx: Db,
  to: Recipient,
  owed: RenewalDebt,
  { suspends, card }: { suspends: Date; card: NamedCard | undefined },
): Promise<void> {
  const t = translator(to.language);
  await sendEmail(
    tx,
    to,
    owed.autoPay ? 'renewal-failed' : 'renewal-unpaid',
    t(owed.autoPay ? texts.unpaidSubject : texts.unpaidOffSubject, { name: owed.name }),
    [
      t(owed.autoPay ? texts.unpaid : texts.unpaidOff, { name: owed.name, amount: inEuros(owed.totalCents, to) }),
      ...nextPlanPart(context, to, owed),
      ...(card ? [t(texts.cardFailed, { card: cardName(card) })] : []),
      t(texts.suspends, { day: dayInWords(suspends, to.language, to.timeZone) }),
      topUpPart(context, to, owed),
    ],
  );
}

/** Email about a suspended service. */
export async function mailSuspended(
  context: Context,
  tx: Db,
  to: Recipient,
  owed: RenewalDebt & { isTrial: boolean },
  deletes: Date,
): Promise<void> {
  const t = translator(to.language);
  const words = endingOf(context, owed);
  await sendEmail(tx, to, 'service-suspended', t(texts.suspendedSubject, { name: owed.name }), [
    !owed.autoPay
      ? t(texts.suspendedOff, { name: owed.name })
      : owed.isTrial
        ? t(texts.trialOver, { name: owed.name })
        : t(words.suspended, { name: owed.name }),
    t(words.deletes, { day: dayInWords(deletes, to.language, to.timeZone) }),
    topUpPart(context, to, owed),
  ]);
}

/** Email before a suspended service is deleted. */
export async function mailWarning(
  context: Context,
  tx: Db,
  to: Recipient,
  owed: RenewalDebt,
  deletes: Date,
): Promise<void> {
  const t = translator(to.language);
  const day = dayInWords(deletes, to.language, to.timeZone);
  await sendEmail(tx, to, 'deletion-warning', t(texts.warnSubject, { name: owed.name, day }), [
    t(endingOf(context, owed).warn, { name: owed.name, day }),
    topUpPart(context, to, owed),
  ]);
}

/** Email about a service deleted for non-payment. */
export async function mailDeleted(
  context: Context,
  tx: Db,
  to: Recipient,
  service: Pick<ServiceRow, 'kind' | 'name'>,
): Promise<void> {
  const t = translator(to.language);
  const { name } = service;
  await sendEmail(tx, to, 'service-deleted', t(texts.deletedSubject, { name }), [
    t(endingOf(context, service).deleted, { name }),
  ]);
}
