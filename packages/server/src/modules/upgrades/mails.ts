import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { letterLink, sendLetter, type Recipient } from '../orders/mails.ts';
import { spokenAmount } from '../payments/spoken-amount.ts';
import type { PaymentRow } from '../payments/tables.ts';

const texts = {
  en: {
    subject: (name: string, plan: string) => `${name} has been upgraded to ${plan}`,
    upgraded: (name: string, plan: string, amount: string) =>
      `We received ${amount} and have upgraded ${name} to ${plan}. Your data and settings stay as they are.`,
    free: (name: string, plan: string) => `We’ve upgraded ${name} to ${plan}. Your data and settings stay as they are.`,
    invoice: (number: string) => `Invoice ${number} is attached.`,
    page: 'Your service in your account:',
  },
  ru: {
    subject: (name: string, plan: string) => `Услуга ${name} переведена на ${plan}`,
    upgraded: (name: string, plan: string, amount: string) =>
      `Мы получили ${amount} и перевели услугу ${name} на ${plan}. Данные и настройки сохранились.`,
    free: (name: string, plan: string) => `Мы перевели услугу ${name} на ${plan}. Данные и настройки сохранились.`,
    invoice: (number: string) => `Счёт ${number} во вложении.`,
    page: 'Услуга в личном кабинете:',
  },
};

/** Email about a service that has its larger plan. */
export async function mailUpgraded(
  context: Context,
  tx: Db,
  to: Recipient,
  about: { id: number; name: string; plan: string; payment: PaymentRow; invoice: string | null },
): Promise<void> {
  const t = texts[to.language];
  const { id, name, plan, payment, invoice } = about;
  const amount = spokenAmount(payment.amountCurrencyCents, payment.currency, to.language);
  await sendLetter(
    tx,
    to,
    t.subject(name, plan),
    [
      payment.amountCents > 0 ? t.upgraded(name, plan, amount) : t.free(name, plan),
      ...(invoice === null ? [] : [t.invoice(invoice)]),
      `${t.page}\n${letterLink(context, `/my/services/${id}/`)}`,
    ],
    invoice,
  );
}
