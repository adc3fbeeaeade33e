import { dayInWords } from '@hoster/domain';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { spokenAmount } from '../payments/spoken-amount.ts';
import { letterLink, sendLetter, type Recipient } from './mails.ts';

const texts = {
  en: {
    willEndSubject: (name: string, day: string) => `${name} will be cancelled on ${day}`,
    willEnd: (name: string, day: string) =>
      `As you requested, your server ${name} won’t be renewed. It runs until ${day}, and after that we’ll delete it with all its data.`,
    changedMind: 'Back up anything you need. If you change your mind, you can keep the server until then:',
    keptSubject: (name: string) => `${name} won’t be cancelled`,
    kept: (name: string) => `You’ve undone the cancellation of your server ${name}. It will renew as usual.`,
    endedSubject: (name: string) => `${name} has been cancelled`,
    ended: (name: string) => `Your server ${name} has been cancelled. You won’t be charged for it again.`,
    refund: (amount: string) => `We’ve returned ${amount} to your balance.`,
    notYou: 'If this wasn’t you, change your password and contact support.',
  },
  ru: {
    willEndSubject: (name: string, day: string) => `Сервер ${name} будет удалён ${day}`,
    willEnd: (name: string, day: string) =>
      `По вашему запросу сервер ${name} не будет продлён. Он работает до ${day}, затем мы удалим его вместе с данными.`,
    changedMind: 'Сохраните всё нужное. Если передумаете, до этого дня сервер можно оставить:',
    keptSubject: (name: string) => `Сервер ${name} не будет удалён`,
    kept: (name: string) => `Вы отменили удаление сервера ${name}. Он продлится как обычно.`,
    endedSubject: (name: string) => `Сервер ${name} удалён`,
    ended: (name: string) => `Сервер ${name} удалён. Деньги за него больше не списываются.`,
    refund: (amount: string) => `Мы вернули на баланс ${amount}.`,
    notYou: 'Если это сделали не вы, смените пароль и напишите в поддержку.',
  },
};

/** Email about a scheduled cancellation. */
export async function mailWillEnd(
  context: Context,
  tx: Db,
  to: Recipient,
  server: { id: number; name: string },
  end: Date,
): Promise<void> {
  const t = texts[to.language];
  const day = dayInWords(end, to.language);
  await sendLetter(tx, to, t.willEndSubject(server.name, day), [
    t.willEnd(server.name, day),
    `${t.changedMind}\n${letterLink(context, `/my/services/${server.id}/`)}`,
    t.notYou,
  ]);
}

/** Email about an undone cancellation. */
export async function mailKept(tx: Db, to: Recipient, server: { name: string }): Promise<void> {
  const t = texts[to.language];
  await sendLetter(tx, to, t.keptSubject(server.name), [t.kept(server.name)]);
}

/** Email about a cancelled server and its refund (EUR cents). */
export async function mailEnded(tx: Db, to: Recipient, server: { name: string; refundCents: number }): Promise<void> {
  const t = texts[to.language];
  const refund = server.refundCents > 0 ? [t.refund(spokenAmount(server.refundCents, 'EUR', to.language))] : [];
  await sendLetter(tx, to, t.endedSubject(server.name), [t.ended(server.name), ...refund, t.notYou]);
}
