import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import type { Language } from '../../http/language.ts';
import { spokenAmount } from '../payments/spoken-amount.ts';
import { letterLink, sendLetter, type Recipient } from './mails.ts';

const texts = {
  en: {
    willEndSubject: (name: string, day: string) => `${name} will end on ${day}`,
    willEnd: (name: string, day: string) =>
      `As you asked, your server ${name} will not be renewed. It runs until ${day}; then it and everything on it will be deleted.`,
    changedMind: 'Save what you need in time. Until then you can still keep the server:',
    keptSubject: (name: string) => `${name} goes on`,
    kept: (name: string) => `Your server ${name} will not end after all: it renews as before.`,
    endedSubject: (name: string) => `${name} was cancelled`,
    ended: (name: string) => `Your server ${name} was cancelled, and nothing more is charged for it.`,
    refund: (amount: string) => `${amount} is back on your balance.`,
    notYou: 'If it was not you, change your password and write to our support.',
  },
  ru: {
    willEndSubject: (name: string, day: string) => `Сервер ${name} будет отключён ${day}`,
    willEnd: (name: string, day: string) =>
      `Как вы и просили, сервер ${name} не будет продлён. Он работает до ${day}, затем будет удалён вместе со всеми данными.`,
    changedMind: 'Сохраните нужное заранее. До этого дня сервер ещё можно оставить:',
    keptSubject: (name: string) => `Сервер ${name} остаётся`,
    kept: (name: string) => `Сервер ${name} не будет отключён и продлится, как раньше.`,
    endedSubject: (name: string) => `Аренда сервера ${name} прекращена`,
    ended: (name: string) => `Аренда сервера ${name} прекращена, деньги за неё больше не списываются.`,
    refund: (amount: string) => `На баланс возвращено: ${amount}.`,
    notYou: 'Если это сделали не вы, смените пароль и напишите в поддержку.',
  },
};

/** Tells that a server ends with its paid time. */
export async function mailWillEnd(
  context: Context,
  tx: Db,
  to: Recipient,
  server: { id: number; name: string },
  end: Date,
): Promise<void> {
  const t = texts[to.language];
  const day = dayIn(to.language, end);
  await sendLetter(tx, to, t.willEndSubject(server.name, day), [
    t.willEnd(server.name, day),
    `${t.changedMind}\n${letterLink(context, `/my/services/${server.id}/`)}`,
    t.notYou,
  ]);
}

/** Tells that a server that was to end does not. */
export async function mailKept(tx: Db, to: Recipient, server: { name: string }): Promise<void> {
  const t = texts[to.language];
  await sendLetter(tx, to, t.keptSubject(server.name), [t.kept(server.name)]);
}

/** Tells that a server is gone, and what became of the money (EUR cents). */
export async function mailEnded(tx: Db, to: Recipient, server: { name: string; refundCents: number }): Promise<void> {
  const t = texts[to.language];
  const refund = server.refundCents > 0 ? [t.refund(spokenAmount(server.refundCents, 'EUR', to.language))] : [];
  await sendLetter(tx, to, t.endedSubject(server.name), [t.ended(server.name), ...refund, t.notYou]);
}

function dayIn(language: Language, date: Date): string {
  return date.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}
