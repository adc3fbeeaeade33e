import { defineMessages } from '@formatjs/intl';
import type { CurrencyCode } from '@hoster/contract';
import { dayInWords } from '@hoster/domain';
import { translator } from '../../../i18n/translate.ts';
import type { Context } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { pageLink, type Recipient, sendEmail, spokenAmount, successUrl } from '../../../billing/index.ts';

/** An order by staff as its email has it; amounts are hundredths of `currency`. */
interface OrderedForCustomer {
  readonly names: readonly string[];
  /** From staff. */
  readonly note: string;
  /** Whether it was paid from the balance. */
  readonly isPaid: boolean;
  readonly lines: readonly { label: string; count: number; amountCurrencyCents: number }[];
  readonly currency: CurrencyCode;
  readonly totalCents: number;
  readonly paymentRef: string;
  readonly expiresAt: Date | null;
}

const texts = defineMessages({
  payableSubject: {
    id: 'sales.staff-order.email.payable-subject',
    defaultMessage: 'Your order is ready to pay: {names}',
  },
  payable: {
    id: 'sales.staff-order.email.payable',
    defaultMessage: 'Our team has prepared this order for you:',
  },
  paidSubject: { id: 'sales.staff-order.email.paid-subject', defaultMessage: 'Your order: {names}' },
  paid: {
    id: 'sales.staff-order.email.paid',
    defaultMessage: 'Our team has placed this order for you and paid for it from your balance:',
  },
  total: { id: 'sales.staff-order.email.total', defaultMessage: 'Total: {price}' },
  pay: {
    id: 'sales.staff-order.email.pay',
    defaultMessage: 'Accept the terms and pay by {day}. After that, the order is cancelled:',
  },
  view: { id: 'sales.staff-order.email.view', defaultMessage: 'View the order:' },
});

/** Email about an order that staff have placed: with the page on which it's paid, unless it's paid already. */
export async function mailStaffOrder(
  context: Context,
  tx: Db,
  to: Recipient,
  { currency, expiresAt, isPaid, lines, names, note, paymentRef, totalCents }: OrderedForCustomer,
): Promise<void> {
  const t = translator(to.language);
  const money = (cents: number) => spokenAmount(cents, currency, to.language);
  const listed = lines.map(
    ({ amountCurrencyCents: cents, count, label }) => `${label}${count > 1 ? ` × ${count}` : ''}: ${money(cents)}`,
  );
  const day = expiresAt ? dayInWords(expiresAt, to.language, to.timeZone) : '';
  const page = pageLink(context, successUrl(paymentRef));
  await sendEmail(
    tx,
    to,
    isPaid ? 'staff-order-paid' : 'staff-order-to-pay',
    t(isPaid ? texts.paidSubject : texts.payableSubject, { names: names.join(', ') }),
    [
      t(isPaid ? texts.paid : texts.payable),
      [...listed, t(texts.total, { price: money(totalCents) })].join('\n'),
      ...(note === '' ? [] : [note]),
      `${isPaid ? t(texts.view) : t(texts.pay, { day })}\n${page}`,
    ],
  );
}
