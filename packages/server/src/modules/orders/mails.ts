import type { CurrencyCode } from '@hoster/contract';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import type { Language } from '../../http/language.ts';
import { userById } from '../auth/users.ts';
import { enqueueMail } from '../mail/service.ts';
import { spokenAmount } from '../payments/spoken-amount.ts';
import { successUrl } from '../payments/ref.ts';

/** Who gets a letter, and in which language. */
export interface Recipient {
  readonly userId: number;
  readonly language: Language;
}

/** An order as its letter tells it; amounts are hundredths of `currency`. */
export interface OrderedThings {
  readonly currency: CurrencyCode;
  readonly totalCents: number;
  readonly lines: readonly { label: string; count: number; amountCents: number }[];
  readonly names: readonly string[];
  readonly paymentRef: string;
}

const texts = {
  en: {
    hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
    goodbye: 'Hoster',
    total: 'Total',
    orderedSubject: (names: string) => `Your order: ${names}`,
    ordered: 'Thank you for your order. This is what you have ordered:',
    orderedState: 'You can see the payment and what happens next here:',
    paidSubject: (amount: string) => `Payment of ${amount} received`,
    paid: (amount: string) => `We have received your payment of ${amount}. Thank you.`,
    paidNext: 'Servers that it pays for are being set up; you will get a letter when each is ready.',
    topUpNext: 'The money is on your balance.',
    lateNext: 'It arrived after the order had expired, so the money is on your balance.',
    failedSubject: 'Payment failed',
    declined: 'Your bank has declined the payment. Nothing was charged.',
    timeout: 'Unable to reach the bank. Consider using a different card. Nothing was charged.',
    failedNext: 'You can try again, or pay in another way, here:',
    readySubject: (name: string) => `${name} is ready`,
    ready: (name: string) => `Your server ${name} is ready.`,
    address: 'Address',
    login: 'Login',
    password: 'For security the password is not in this letter. You find it in your account:',
    setupSubject: (name: string) => `${name} could not be set up`,
    setup: (name: string) => `We are sorry: your server ${name} could not be set up.`,
    refund: (amount: string) => `${amount} is back on your balance.`,
    setupNext: 'You can order again, in another location too; our support will gladly help.',
  },
  ru: {
    hello: (name: string) => (name === '' ? 'Здравствуйте!' : `Здравствуйте, ${name}!`),
    goodbye: 'Hoster',
    total: 'Итого',
    orderedSubject: (names: string) => `Ваш заказ: ${names}`,
    ordered: 'Спасибо за заказ. Вот что вы заказали:',
    orderedState: 'Состояние оплаты и дальнейшие шаги:',
    paidSubject: (amount: string) => `Получена оплата: ${amount}`,
    paid: (amount: string) => `Мы получили вашу оплату: ${amount}. Спасибо!`,
    paidNext: 'Оплаченные серверы уже настраиваются; о готовности каждого мы напишем.',
    topUpNext: 'Деньги зачислены на баланс.',
    lateNext: 'Оплата пришла, когда срок заказа уже истёк, поэтому деньги зачислены на баланс.',
    failedSubject: 'Оплата не прошла',
    declined: 'Банк отклонил платёж. Деньги не списаны.',
    timeout: 'Не удалось связаться с банком. Попробуйте другую карту. Деньги не списаны.',
    failedNext: 'Повторить оплату или выбрать другой способ можно здесь:',
    readySubject: (name: string) => `Сервер ${name} готов`,
    ready: (name: string) => `Ваш сервер ${name} готов к работе.`,
    address: 'Адрес',
    login: 'Логин',
    password: 'Ради безопасности пароля в этом письме нет. Он ждёт вас в личном кабинете:',
    setupSubject: (name: string) => `Сервер ${name} не удалось настроить`,
    setup: (name: string) => `К сожалению, ваш сервер ${name} не удалось настроить.`,
    refund: (amount: string) => `На баланс возвращено: ${amount}.`,
    setupNext: 'Можно заказать снова, в том числе в другой локации; поддержка с радостью поможет.',
  },
};

/** Confirms an order with its lines and total, which are those of the order itself. */
export async function mailOrdered(context: Context, tx: Db, to: Recipient, order: OrderedThings): Promise<void> {
  const t = texts[to.language];
  const money = (cents: number) => spokenAmount(cents, order.currency, to.language);
  const lines = order.lines.map(
    (line) => `${line.label}${line.count > 1 ? ` × ${line.count}` : ''}: ${money(line.amountCents)}`,
  );
  await sendLetter(tx, to, t.orderedSubject(order.names.join(', ')), [
    t.ordered,
    [...lines, `${t.total}: ${money(order.totalCents)}`].join('\n'),
    `${t.orderedState}\n${letterLink(context, successUrl(order.paymentRef))}`,
  ]);
}

/** Confirms a payment; `use` says where the money went. */
export async function mailPaid(
  context: Context,
  tx: Db,
  to: Recipient,
  payment: { currency: CurrencyCode; totalCents: number; use: 'order' | 'balance' | 'late' },
): Promise<void> {
  const t = texts[to.language];
  const amount = spokenAmount(payment.totalCents, payment.currency, to.language);
  const next = { order: t.paidNext, balance: t.topUpNext, late: t.lateNext }[payment.use];
  await sendLetter(tx, to, t.paidSubject(amount), [t.paid(amount), next]);
}

/** Tells that a payment failed, and where to try again. */
export async function mailPaymentFailed(
  context: Context,
  tx: Db,
  to: Recipient,
  payment: { ref: string; failure: 'declined' | 'timeout' },
): Promise<void> {
  const t = texts[to.language];
  await sendLetter(tx, to, t.failedSubject, [
    t[payment.failure],
    `${t.failedNext}\n${letterLink(context, successUrl(payment.ref))}`,
  ]);
}

/** Tells where a new server is. */
export async function mailReady(
  context: Context,
  tx: Db,
  to: Recipient,
  server: { name: string; ipv4: string; login: string },
): Promise<void> {
  const t = texts[to.language];
  await sendLetter(tx, to, t.readySubject(server.name), [
    t.ready(server.name),
    `${t.address}: ${server.ipv4}\n${t.login}: ${server.login}`,
    `${t.password}\n${letterLink(context, '/my/')}`,
  ]);
}

/** Tells that a server could not be built, and what became of the money (EUR cents). */
export async function mailSetupFailed(
  context: Context,
  tx: Db,
  to: Recipient,
  server: { name: string; refundCents: number },
): Promise<void> {
  const t = texts[to.language];
  const refund = server.refundCents > 0 ? [t.refund(spokenAmount(server.refundCents, 'EUR', to.language))] : [];
  await sendLetter(tx, to, t.setupSubject(server.name), [t.setup(server.name), ...refund, t.setupNext]);
}

/** The whole address of a page of ours, for a letter. */
export const letterLink = ({ settings }: Context, path: string): string => new URL(path, settings.publicOrigin).href;

/** Queues a letter with a greeting and our name below. Whoever has no address gets none. */
export async function sendLetter(tx: Db, to: Recipient, subject: string, parts: string[]): Promise<void> {
  const user = await userById(tx, to.userId);
  if (!user || user.email === '') return;
  const t = texts[to.language];
  const text = [t.hello(user.firstName), ...parts, t.goodbye].join('\n\n');
  await enqueueMail(tx, { to: user.email, language: to.language, subject, text: `${text}\n` });
}
