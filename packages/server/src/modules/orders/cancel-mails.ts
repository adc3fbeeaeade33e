import { dayInWords } from '@hoster/domain';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { productLines } from '../lines/list.ts';
import { spokenAmount } from '../payments/spoken-amount.ts';
import type { LineWords } from './line-words.ts';
import { letterLink, sendLetter, type Recipient } from './mails.ts';
import type { ServiceRow } from './tables.ts';

const texts = {
  en: {
    refund: (amount: string) => `We’ve returned ${amount} to your balance.`,
    unbuiltSubject: (name: string) => `${name} has been cancelled`,
    unbuilt: (name: string) => `Your order for ${name} has been cancelled.`,
    nothingToPay: 'You won’t be charged for it.',
    notYou: 'If this wasn’t you, change your password and contact support.',
  },
  ru: {
    refund: (amount: string) => `Мы вернули на баланс ${amount}.`,
    unbuiltSubject: (name: string) => `Заказ ${name} отменён`,
    unbuilt: (name: string) => `Ваш заказ ${name} отменён.`,
    nothingToPay: 'Деньги за него не спишутся.',
    notYou: 'Если это сделали не вы, смените пароль и напишите в поддержку.',
  },
};

type Named = Pick<ServiceRow, 'kind' | 'name'>;

const wordsOf = ({ kind }: Named, { language }: Recipient): LineWords => productLines[kind].words[language];

/** Email about a scheduled cancellation. */
export async function mailWillEnd(
  context: Context,
  tx: Db,
  to: Recipient,
  service: Named & Pick<ServiceRow, 'id'>,
  end: Date,
): Promise<void> {
  const words = wordsOf(service, to);
  const day = dayInWords(end, to.language);
  await sendLetter(tx, to, words.willEndSubject(service.name, day), [
    words.willEnd(service.name, day),
    `${words.changedMind}\n${letterLink(context, `/my/services/${service.id}/`)}`,
    texts[to.language].notYou,
  ]);
}

/** Email about an undone cancellation. */
export async function mailKept(tx: Db, to: Recipient, service: Named): Promise<void> {
  const words = wordsOf(service, to);
  await sendLetter(tx, to, words.keptSubject(service.name), [words.kept(service.name)]);
}

/**
 * Email about a cancelled service, with its refund (EUR cents) and the credit note for it. One that was never active
 * had nothing that could be lost.
 */
export async function mailEnded(
  tx: Db,
  to: Recipient,
  service: Named & Pick<ServiceRow, 'activatedAt'>,
  refundCents: number,
  creditNote: string | null = null,
): Promise<void> {
  const t = texts[to.language];
  const { name, activatedAt } = service;
  const words = wordsOf(service, to);
  const refund = refundCents > 0 ? [t.refund(spokenAmount(refundCents, 'EUR', to.language))] : [];
  if (activatedAt === null) {
    const [money = t.nothingToPay] = refund;
    return sendLetter(tx, to, t.unbuiltSubject(name), [`${t.unbuilt(name)} ${money}`, t.notYou], creditNote);
  }
  await sendLetter(tx, to, words.endedSubject(name), [words.ended(name), ...refund, t.notYou], creditNote);
}
