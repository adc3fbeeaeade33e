import { dayInWords } from '@hoster/domain';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { productLines } from '../lines/list.ts';
import type { EndingWords } from '../orders/line-words.ts';
import { letterLink, sendLetter, type Recipient } from '../orders/mails.ts';
import type { ServiceRow } from '../orders/tables.ts';
import type { PaymentRow } from '../payments/tables.ts';
import { spokenAmount } from '../payments/spoken-amount.ts';
import { cardName, type NamedCard } from './card-name.ts';

/**
 * A service and what its next term costs; `missingCents` is what the balance lacks for it and for the other services
 * that are due by then. EUR cents.
 */
export interface Owed extends Pick<ServiceRow, 'id' | 'kind' | 'name'> {
  readonly totalCents: number;
  readonly hasOthers: boolean;
  readonly missingCents: number;
}

const texts = {
  en: {
    renewsSubject: (name: string, day: string) => `${name} renews on ${day}`,
    renews: (name: string, day: string, amount: string) =>
      `Your service ${name} renews automatically on ${day} for ${amount}, VAT included.`,
    trialSubject: (name: string, day: string) => `The trial of ${name} ends on ${day}`,
    trial: (name: string, day: string, amount: string) =>
      `The trial of ${name} ends on ${day}. After that the server renews for ${amount}, VAT included.`,
    trialCancel: 'If you don’t want to keep it, cancel it before then:',
    enough: 'Your balance covers it, so you don’t need to do anything.',
    missing: (amount: string) => `Your balance is ${amount} short.`,
    missingForAll: (amount: string) => `Your balance is ${amount} short for this and your other renewals due by then.`,
    byCard: (card: string) => `Your balance is too low for it, so we’ll charge your card ${card}.`,
    cardExpires: (card: string) => `We can’t charge your card ${card}, because it expires before then.`,
    endsSubject: (name: string, day: string) => `${name} ends on ${day}`,
    renewedSubject: (name: string) => `${name} has been renewed`,
    renewed: (name: string, amount: string, day: string) =>
      `We’ve renewed ${name} for ${amount}. It’s now paid until ${day}.`,
    resumedSubject: (name: string) => `${name} is running again`,
    resumed: (name: string, amount: string, day: string) =>
      `We’ve renewed ${name} for ${amount} and started it again. It’s now paid until ${day}.`,
    invoice: (number: string) => `Invoice ${number} is attached.`,
    unpaidSubject: (name: string) => `We couldn’t renew ${name}`,
    unpaid: (name: string, amount: string) =>
      `We couldn’t renew ${name}: the renewal costs ${amount}, and your balance is too low.`,
    cardFailed: (card: string) => `We also tried your card ${card}, but the payment didn’t go through.`,
    suspends: (day: string) => `It keeps running until ${day}. After that it’s suspended.`,
    topUp: (amount: string) => `Top up at least ${amount} and it will renew automatically:`,
    topUpForAll: (amount: string) =>
      `Top up at least ${amount} and it will renew automatically, along with your other services due by then:`,
    suspendedSubject: (name: string) => `${name} is suspended`,
    trialOver: (name: string) =>
      `The trial of ${name} has ended, and your balance is too low to renew the server, so we’ve suspended it.`,
    warnSubject: (name: string, day: string) => `${name} will be deleted on ${day}`,
    deletedSubject: (name: string) => `${name} has been deleted`,
  },
  ru: {
    renewsSubject: (name: string, day: string) => `Продление ${name}: ${day}`,
    renews: (name: string, day: string, amount: string) =>
      `Услуга ${name} автоматически продлится ${day} за ${amount} с учётом НДС.`,
    trialSubject: (name: string, day: string) => `Тестовый период ${name} закончится ${day}`,
    trial: (name: string, day: string, amount: string) =>
      `Тестовый период ${name} закончится ${day}, после чего услуга продлится за ${amount} с учётом НДС.`,
    trialCancel: 'Если услуга больше не нужна, удалите её до этого дня:',
    enough: 'Денег на балансе хватает, ничего делать не нужно.',
    missing: (amount: string) => `На балансе не хватает ${amount}.`,
    missingForAll: (amount: string) =>
      `Для этого и других продлений, срок которых к тому дню подойдёт, на балансе не хватает ${amount}.`,
    byCard: (card: string) => `На балансе не хватает денег, поэтому мы спишем их с карты ${card}.`,
    cardExpires: (card: string) => `Списать их с карты ${card} не получится: её срок действия закончится раньше.`,
    endsSubject: (name: string, day: string) => `Услуга ${name} закончится ${day}`,
    renewedSubject: (name: string) => `Услуга ${name} продлена`,
    renewed: (name: string, amount: string, day: string) => `Мы продлили услугу ${name} до ${day} за ${amount}.`,
    resumedSubject: (name: string) => `Услуга ${name} снова работает`,
    resumed: (name: string, amount: string, day: string) =>
      `Мы продлили услугу ${name} до ${day} за ${amount} и снова запустили её.`,
    invoice: (number: string) => `Счёт ${number} во вложении.`,
    unpaidSubject: (name: string) => `Не удалось продлить ${name}`,
    unpaid: (name: string, amount: string) =>
      `Не удалось продлить услугу ${name}: продление стоит ${amount}, а на балансе недостаточно денег.`,
    cardFailed: (card: string) => `Списать деньги с карты ${card} тоже не получилось.`,
    suspends: (day: string) => `Она будет работать до ${day}, затем мы её приостановим.`,
    topUp: (amount: string) => `Пополните баланс хотя бы на ${amount}, и услуга продлится автоматически:`,
    topUpForAll: (amount: string) =>
      `Пополните баланс хотя бы на ${amount}, и автоматически продлятся эта услуга и другие, срок которых к тому дню подойдёт:`,
    suspendedSubject: (name: string) => `Услуга ${name} приостановлена`,
    trialOver: (name: string) =>
      `Тестовый период ${name} закончился, а денег на балансе не хватает для продления. Услуга приостановлена.`,
    warnSubject: (name: string, day: string) => `Услуга ${name} будет удалена ${day}`,
    deletedSubject: (name: string) => `Услуга ${name} удалена`,
  },
};

/** What its line says about the end of a service. */
const endingOf = ({ kind }: Pick<ServiceRow, 'kind'>, { language }: Recipient): EndingWords =>
  productLines[kind].words[language];

const inEuros = (cents: number, { language }: Recipient): string => spokenAmount(cents, 'EUR', language);
const servicePage = (context: Context, { id }: Pick<ServiceRow, 'id'>): string =>
  letterLink(context, `/my/services/${id}/`);

/** "Top up at least …" with a link, as a paragraph. */
function topUpPart(context: Context, to: Recipient, { missingCents, hasOthers }: Owed): string {
  const { topUp, topUpForAll } = texts[to.language];
  const words = (hasOthers ? topUpForAll : topUp)(inEuros(missingCents, to));
  return `${words}\n${letterLink(context, '/my/#balance')}`;
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
  const { name } = service;
  const day = dayInWords(end, to.language);
  const words = endingOf(service, to);
  await sendLetter(tx, to, texts[to.language].endsSubject(name, day), [
    words.ends(name, day),
    `${words.keep}\n${servicePage(context, service)}`,
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
  owed: Owed,
  { what, day: end, card, expiring }: Reminded,
): Promise<void> {
  const t = texts[to.language];
  const { name, totalCents, missingCents, hasOthers } = owed;
  const day = dayInWords(end, to.language);
  const page = servicePage(context, owed);
  const amount = inEuros(totalCents, to);
  const expires = expiring ? ` ${t.cardExpires(cardName(expiring))}` : '';
  const missing = hasOthers ? t.missingForAll : t.missing;
  const lacking = card
    ? [t.byCard(cardName(card))]
    : [`${missing(inEuros(missingCents, to))}${expires}`, topUpPart(context, to, owed)];
  const money = missingCents > 0 ? lacking : [t.enough];
  return what === 'trial'
    ? sendLetter(tx, to, t.trialSubject(name, day), [t.trial(name, day, amount), ...money, `${t.trialCancel}\n${page}`])
    : sendLetter(tx, to, t.renewsSubject(name, day), [t.renews(name, day, amount), ...money]);
}

/** Email about a paid renewal. */
export async function mailRenewed(
  tx: Db,
  to: Recipient,
  service: {
    name: string;
    payment: Pick<PaymentRow, 'amountCurrencyCents' | 'currency'>;
    until: Date;
    wasSuspended: boolean;
    invoice: string | null;
  },
): Promise<void> {
  const t = texts[to.language];
  const { name, payment, wasSuspended, invoice } = service;
  const amount = spokenAmount(payment.amountCurrencyCents, payment.currency, to.language);
  const attached = invoice === null ? [] : [t.invoice(invoice)];
  const facts = [name, amount, dayInWords(service.until, to.language)] as const;
  return wasSuspended
    ? sendLetter(tx, to, t.resumedSubject(name), [t.resumed(...facts), ...attached], invoice)
    : sendLetter(tx, to, t.renewedSubject(name), [t.renewed(...facts), ...attached], invoice);
}

/** Email about a renewal that couldn't be paid for. `card`: one that couldn't be charged either. */
export async function mailUnpaid(
  context: Context,
  tx: Db,
  to: Recipient,
  owed: Owed,
  { suspends, card }: { suspends: Date; card: NamedCard | undefined },
): Promise<void> {
  const t = texts[to.language];
  await sendLetter(tx, to, t.unpaidSubject(owed.name), [
    t.unpaid(owed.name, inEuros(owed.totalCents, to)),
    ...(card ? [t.cardFailed(cardName(card))] : []),
    t.suspends(dayInWords(suspends, to.language)),
    topUpPart(context, to, owed),
  ]);
}

/** Email about a suspended service. */
export async function mailSuspended(
  context: Context,
  tx: Db,
  to: Recipient,
  owed: Owed & { isTrial: boolean },
  deletes: Date,
): Promise<void> {
  const t = texts[to.language];
  const words = endingOf(owed, to);
  await sendLetter(tx, to, t.suspendedSubject(owed.name), [
    owed.isTrial ? t.trialOver(owed.name) : words.suspended(owed.name),
    words.deletes(dayInWords(deletes, to.language)),
    topUpPart(context, to, owed),
  ]);
}

/** Email before a suspended service is deleted. */
export async function mailWarning(context: Context, tx: Db, to: Recipient, owed: Owed, deletes: Date): Promise<void> {
  const t = texts[to.language];
  const day = dayInWords(deletes, to.language);
  await sendLetter(tx, to, t.warnSubject(owed.name, day), [
    endingOf(owed, to).warn(owed.name, day),
    topUpPart(context, to, owed),
  ]);
}

/** Email about a service that was deleted because it wasn't paid for. */
export async function mailDeleted(tx: Db, to: Recipient, service: Pick<ServiceRow, 'kind' | 'name'>): Promise<void> {
  const { name } = service;
  await sendLetter(tx, to, texts[to.language].deletedSubject(name), [endingOf(service, to).deleted(name)]);
}
