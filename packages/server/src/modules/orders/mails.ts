import type { CurrencyCode } from '@hoster/contract';
import { dayInWords, monthsInWords } from '@hoster/domain';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import type { Language } from '../../http/language.ts';
import { userById } from '../auth/users.ts';
import { enqueueMail } from '../mail/service.ts';
import { spokenAmount } from '../payments/spoken-amount.ts';
import { successUrl } from '../payments/ref.ts';
import type { LineWords } from './line-words.ts';

/** Recipient of an email and their language. */
export interface Recipient {
  readonly userId: number;
  readonly language: Language;
}

type Words = Readonly<Record<Language, LineWords>>;

/** Trial of a service: how long it lasts, and what a month costs afterwards (net, EUR cents). */
interface Trial {
  readonly kind: 'free' | 'paid';
  readonly until: Date;
  readonly renewalCents: number;
}

/** Order as shown in its email; amounts are hundredths of `currency`. */
export interface OrderedThings {
  readonly currency: CurrencyCode;
  readonly totalCents: number;
  readonly lines: readonly { label: string; count: number; amountCents: number }[];
  readonly names: readonly string[];
  /** Rent period in months, and what is charged for the next one, tax included; after a trial, for the first. */
  readonly months: number;
  readonly nextCents: number;
  /** The same without the promo code, which may end later than the first term. */
  readonly renewalCents: number;
  readonly isTrial: boolean;
  readonly paymentRef: string;
}

const texts = {
  en: {
    hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
    goodbye: 'Hoster',
    total: 'Total',
    orderedSubject: (names: string) => `Your order: ${names}`,
    ordered: 'Thank you for your order. Here’s what you ordered:',
    term: (months: string) => `Term: ${months}`,
    renews: (price: string, months: string) => `Renews at ${price} for ${months}`,
    renewsInPromo: (next: string, price: string, months: string) =>
      `Renews at ${next} for ${months} while the promo code applies, then at ${price} for ${months}`,
    afterTrial: (price: string, months: string) => `After the trial: ${price} for ${months}`,
    orderedState: 'View the payment and order status:',
    paidSubject: (amount: string) => `Payment of ${amount} received`,
    paid: (amount: string) => `We have received your payment of ${amount}. Thank you.`,
    invoice: (number: string) => `Invoice ${number} is attached.`,
    paidNext: 'We’re setting up your order and will email you when it’s ready.',
    topUpNext: (amount: string) => `We’ve added ${amount} to your balance.`,
    returnedSubject: (amount: string) => `We’re returning your payment of ${amount}`,
    returned: (amount: string) =>
      `We received a payment of ${amount} for an order that’s already paid or cancelled. We’re returning it to the card or account that it came from.`,
    returnedNext: 'You don’t need to do anything. Your bank may take a few days to show it.',
    creditedSubject: (amount: string) => `We’ve added ${amount} to your balance`,
    credited: {
      underpaid: (amount: string) =>
        `We received less than the amount due, so the payment couldn’t be completed. We’ve added ${amount} to your balance.`,
      overpaid: (amount: string) =>
        `You sent more than the amount due. We’ve added the surplus of ${amount} to your balance.`,
      late: (amount: string) =>
        `We received a payment for something that’s already paid, cancelled or expired, so we’ve added ${amount} to your balance.`,
      return_refused: (amount: string) =>
        `The card or account that you paid with doesn’t accept refunds any more, so we’ve added ${amount} to your balance.`,
    },
    refundedSubject: (amount: string) => `Refund of ${amount}`,
    refunded: {
      method: (amount: string) => `We’ve refunded ${amount} to the card or account that you paid with.`,
      balance: (amount: string) => `We’ve refunded ${amount} to your balance.`,
    },
    creditNote: (number: string) => `Credit note ${number} is attached.`,
    refusedSubject: (amount: string) => `${amount} refunded to your balance`,
    chargedBackSubject: (amount: string) => `Your bank has taken back ${amount}`,
    chargedBack: (amount: string) =>
      `You, or your bank, have disputed a payment, and ${amount} was taken back from us. If you didn’t mean to dispute it, contact support.`,
    failedSubject: 'Payment failed',
    declined: 'Your bank declined the payment. You haven’t been charged.',
    timeout: 'Unable to reach the bank. Consider using a different card. You haven’t been charged.',
    expired: 'The payment page has expired. You haven’t been charged.',
    failedNext: 'Try again or choose another payment method:',
    unpaidSubject: (names: string) => `Order cancelled: ${names}`,
    unpaid: 'We’ve cancelled your order because it wasn’t paid in time.',
    unpaidSent: 'If you’ve already sent money, we’ll add it to your balance when it arrives.',
    unpaidNext: 'You can order the same configuration again:',
    login: 'Username',
    password: 'For security, we don’t send passwords by email. All login details are in your account:',
    trial: {
      free: (until: string) =>
        `Your free trial runs until ${until}. Outgoing mail (port 25) is blocked until your first payment.`,
      paid: (until: string) => `Your paid trial with full features runs until ${until}.`,
    },
    renewal: (price: string) =>
      `Then the server renews from your account balance for ${price} per month, excluding VAT. If the renewal payment fails, we suspend the server.`,
    refund: (amount: string) => `We’ve returned ${amount} to your balance.`,
  },
  ru: {
    hello: (name: string) => (name === '' ? 'Здравствуйте!' : `Здравствуйте, ${name}!`),
    goodbye: 'Hoster',
    total: 'Итого',
    orderedSubject: (names: string) => `Ваш заказ: ${names}`,
    ordered: 'Спасибо за заказ. Вот что вы заказали:',
    term: (months: string) => `Срок: ${months}`,
    renews: (price: string, months: string) => `Продление: ${price} за ${months}`,
    renewsInPromo: (next: string, price: string, months: string) =>
      `Продление: ${next} за ${months}, пока действует промокод, затем ${price} за ${months}`,
    afterTrial: (price: string, months: string) => `После тестового периода: ${price} за ${months}`,
    orderedState: 'Статус оплаты и заказа:',
    paidSubject: (amount: string) => `Получена оплата: ${amount}`,
    paid: (amount: string) => `Мы получили вашу оплату: ${amount}. Спасибо!`,
    invoice: (number: string) => `Счёт ${number} во вложении.`,
    paidNext: 'Мы уже настраиваем ваш заказ и напишем, когда всё будет готово.',
    topUpNext: (amount: string) => `Мы зачислили ${amount} на баланс.`,
    returnedSubject: (amount: string) => `Мы возвращаем ваш платёж: ${amount}`,
    returned: (amount: string) =>
      `Мы получили ${amount} за заказ, который уже оплачен или отменён. Мы возвращаем эти деньги туда, откуда они пришли: на карту или счёт.`,
    returnedNext: 'Делать ничего не нужно. Банк может показать возврат через несколько дней.',
    creditedSubject: (amount: string) => `Зачислили на баланс ${amount}`,
    credited: {
      underpaid: (amount: string) =>
        `Мы получили меньше, чем нужно, поэтому оплата не состоялась. Мы зачислили ${amount} на баланс.`,
      overpaid: (amount: string) => `Вы отправили больше, чем нужно. Излишек — ${amount} — мы зачислили на баланс.`,
      late: (amount: string) =>
        `Мы получили деньги за то, что уже оплачено, отменено или просрочено, поэтому зачислили ${amount} на баланс.`,
      return_refused: (amount: string) =>
        `Карта или счёт, с которых вы платили, больше не принимают возвраты, поэтому мы зачислили ${amount} на баланс.`,
    },
    refundedSubject: (amount: string) => `Возврат: ${amount}`,
    refunded: {
      method: (amount: string) => `Мы вернули ${amount} на карту или счёт, с которых вы платили.`,
      balance: (amount: string) => `Мы вернули ${amount} на ваш баланс.`,
    },
    creditNote: (number: string) => `Кредит-нота ${number} во вложении.`,
    refusedSubject: (amount: string) => `Вернули на баланс ${amount}`,
    chargedBackSubject: (amount: string) => `Банк отозвал платёж: ${amount}`,
    chargedBack: (amount: string) =>
      `Вы или ваш банк оспорили платёж, и у нас списали ${amount}. Если это ошибка, напишите в поддержку.`,
    failedSubject: 'Оплата не прошла',
    declined: 'Банк отклонил платёж. Деньги не списаны.',
    timeout: 'Не удалось связаться с банком. Попробуйте другую карту. Деньги не списаны.',
    expired: 'Страница оплаты устарела. Деньги не списаны.',
    failedNext: 'Повторите оплату или выберите другой способ:',
    unpaidSubject: (names: string) => `Заказ отменён: ${names}`,
    unpaid: 'Мы отменили ваш заказ: он не был вовремя оплачен.',
    unpaidSent: 'Если вы уже отправили деньги, мы зачислим их на баланс, когда они придут.',
    unpaidNext: 'Эту же конфигурацию можно заказать снова:',
    login: 'Логин',
    password: 'В целях безопасности мы не отправляем пароли по почте. Все данные для входа есть в личном кабинете:',
    trial: {
      free: (until: string) =>
        `Это бесплатный тестовый период. Он закончится ${until} Исходящая почта (порт 25) закрыта до первой оплаты.`,
      paid: (until: string) => `Это платный тестовый период без ограничений. Он закончится ${until}`,
    },
    renewal: (price: string) =>
      `После тестового периода сервер продлится с баланса: ${price} в месяц без НДС. Если оплатить продление не удастся, сервер будет приостановлен.`,
    refund: (amount: string) => `Мы вернули на баланс ${amount}.`,
  },
};

/** Confirms an order with its lines and total, which are those of the order itself. */
export async function mailOrdered(context: Context, tx: Db, to: Recipient, order: OrderedThings): Promise<void> {
  const t = texts[to.language];
  const money = (cents: number) => spokenAmount(cents, order.currency, to.language);
  const lines = order.lines.map(
    (line) => `${line.label}${line.count > 1 ? ` × ${line.count}` : ''}: ${money(line.amountCents)}`,
  );
  const months = monthsInWords(order.months, to.language);
  const [next, renewal] = [money(order.nextCents), money(order.renewalCents)];
  const terms = order.isTrial
    ? [t.afterTrial(next, months)]
    : [t.term(months), next === renewal ? t.renews(next, months) : t.renewsInPromo(next, renewal, months)];
  await sendLetter(tx, to, t.orderedSubject(order.names.join(', ')), [
    t.ordered,
    [...lines, `${t.total}: ${money(order.totalCents)}`].join('\n'),
    terms.join('\n'),
    `${t.orderedState}\n${letterLink(context, successUrl(order.paymentRef))}`,
  ]);
}

/** Email that confirms a payment. `balanceCents`: what a top-up adds to the balance, in EUR cents; null for an order. */
export async function mailPaid(
  context: Context,
  tx: Db,
  to: Recipient,
  payment: { currency: CurrencyCode; totalCents: number; balanceCents: number | null; invoice: string | null },
): Promise<void> {
  const t = texts[to.language];
  const amount = spokenAmount(payment.totalCents, payment.currency, to.language);
  const { balanceCents } = payment;
  const next = balanceCents === null ? t.paidNext : t.topUpNext(spokenAmount(balanceCents, 'EUR', to.language));
  const attached = payment.invoice === null ? [] : [t.invoice(payment.invoice)];
  await sendLetter(tx, to, t.paidSubject(amount), [t.paid(amount), ...attached, next], payment.invoice);
}

/** Email about money that came twice or too late, and goes back. */
export async function mailReturned(
  tx: Db,
  to: Recipient,
  payment: { currency: CurrencyCode; totalCents: number },
): Promise<void> {
  const t = texts[to.language];
  const amount = spokenAmount(payment.totalCents, payment.currency, to.language);
  await sendLetter(tx, to, t.returnedSubject(amount), [t.returned(amount), t.returnedNext]);
}

/** Email about money that landed on the balance, and why. */
export async function mailCredited(
  context: Context,
  tx: Db,
  to: Recipient,
  { reason, euroCents }: { reason: 'underpaid' | 'overpaid' | 'late' | 'return_refused'; euroCents: number },
): Promise<void> {
  const t = texts[to.language];
  const amount = spokenAmount(euroCents, 'EUR', to.language);
  const subject = reason === 'return_refused' ? t.refusedSubject : t.creditedSubject;
  await sendLetter(tx, to, subject(amount), [t.credited[reason](amount), letterLink(context, '/my/#balance')]);
}

/** Email about money that was paid back; `creditNote` is the number of its document, which is attached. */
export async function mailRefunded(
  tx: Db,
  to: Recipient,
  refund: { currency: CurrencyCode; totalCents: number; creditNote: string | null; to: 'method' | 'balance' },
): Promise<void> {
  const t = texts[to.language];
  const amount = spokenAmount(refund.totalCents, refund.currency, to.language);
  const parts = [
    t.refunded[refund.to](amount),
    ...(refund.creditNote === null ? [] : [t.creditNote(refund.creditNote)]),
    ...(refund.to === 'method' ? [t.returnedNext] : []),
  ];
  await sendLetter(tx, to, t.refundedSubject(amount), parts, refund.creditNote);
}

/** Email about a payment that the customer’s bank has taken back. */
export async function mailChargedBack(
  context: Context,
  tx: Db,
  to: Recipient,
  payment: { currency: CurrencyCode; totalCents: number },
): Promise<void> {
  const t = texts[to.language];
  const amount = spokenAmount(payment.totalCents, payment.currency, to.language);
  await sendLetter(tx, to, t.chargedBackSubject(amount), [
    t.chargedBack(amount),
    letterLink(context, to.language === 'ru' ? '/ru/contacts/' : '/contacts/'),
  ]);
}

/** Email about a failed payment, with a link to retry. */
export async function mailPaymentFailed(
  context: Context,
  tx: Db,
  to: Recipient,
  payment: { ref: string; failure: 'declined' | 'timeout' | 'expired' },
): Promise<void> {
  const t = texts[to.language];
  await sendLetter(tx, to, t.failedSubject, [
    t[payment.failure],
    `${t.failedNext}\n${letterLink(context, successUrl(payment.ref))}`,
  ]);
}

/** Email about an order that wasn’t paid in time. `mayArrive`: money that was sent for it can still come. */
export async function mailOrderExpired(
  context: Context,
  tx: Db,
  to: Recipient,
  order: { ref: string; names: readonly string[]; mayArrive: boolean },
): Promise<void> {
  const t = texts[to.language];
  await sendLetter(tx, to, t.unpaidSubject(order.names.join(', ')), [
    order.mayArrive ? `${t.unpaid} ${t.unpaidSent}` : t.unpaid,
    `${t.unpaidNext}\n${letterLink(context, successUrl(order.ref))}`,
  ]);
}

/** Email about a service that is ready, with the text of its line. */
export async function mailReady(
  context: Context,
  tx: Db,
  to: Recipient,
  service: {
    id: number;
    words: Words;
    name: string;
    address: string | null;
    login: string | null;
    /** Further lines below the login. */
    facts: readonly string[];
    trial: Trial | null;
  },
): Promise<void> {
  const t = texts[to.language];
  const words = service.words[to.language];
  const { address, facts, login, name, trial } = service;
  const access = [
    ...(address === null ? [] : [`${words.address}: ${address}`]),
    ...(login === null ? [] : [`${t.login}: ${login}`]),
    ...facts,
  ];
  await sendLetter(tx, to, words.readySubject(name), [
    words.ready(name),
    ...(access.length === 0 ? [] : [access.join('\n')]),
    ...(trial === null
      ? []
      : [
          [
            t.trial[trial.kind](dayInWords(trial.until, to.language)),
            t.renewal(spokenAmount(trial.renewalCents, 'EUR', to.language)),
          ].join(' '),
        ]),
    `${login === null ? words.withoutPassword : t.password}\n${letterLink(context, `/my/services/${service.id}/`)}`,
  ]);
}

/** Email about a failed setup and its refund (EUR cents). */
export async function mailSetupFailed(
  tx: Db,
  to: Recipient,
  service: { words: Words; name: string; refundCents: number; creditNote: string | null },
): Promise<void> {
  const t = texts[to.language];
  const words = service.words[to.language];
  const { name, refundCents } = service;
  const refund = refundCents > 0 ? [t.refund(spokenAmount(refundCents, 'EUR', to.language))] : [];
  await sendLetter(
    tx,
    to,
    words.setupSubject(name),
    [words.setup(name), ...refund, words.setupNext],
    service.creditNote,
  );
}

/** Absolute URL of a page, for emails. */
export const letterLink = ({ settings }: Context, path: string): string => new URL(path, settings.publicOrigin).href;

/** Queues an email with a greeting and our name below, and the document of an invoice. Skips users without an address. */
export async function sendLetter(
  tx: Db,
  to: Recipient,
  subject: string,
  parts: string[],
  invoice: string | null = null,
): Promise<void> {
  const user = await userById(tx, to.userId);
  if (!user || user.email === '') return;
  const t = texts[to.language];
  const text = [t.hello(user.firstName), ...parts, t.goodbye].join('\n\n');
  await enqueueMail(tx, { to: user.email, language: to.language, subject, text: `${text}\n`, invoice });
}
