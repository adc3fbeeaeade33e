import { defineMessages } from '@formatjs/intl';
import { translator } from '../../i18n/translate.ts';
import type { CurrencyCode } from '@hoster/contract';
import { monthsInWords } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { pageLink, type Recipient, sendEmail, spokenAmount, successUrl } from '../../billing/index.ts';

/** Order as shown in its email; amounts are hundredths of `currency`. */
export interface OrderedThings {
  readonly currency: CurrencyCode;
  readonly totalCents: number;
  readonly lines: readonly { label: string; count: number; amountCents: number }[];
  readonly names: readonly string[];
  /** Rent period in months, and the price of the next one, tax included; after a trial, of the first. */
  readonly months: number;
  readonly nextCents: number;
  /** The same without the promo code, which may end later than the first term. */
  readonly renewalCents: number;
  readonly isTrial: boolean;
  readonly paymentRef: string;
}

const texts = defineMessages({
  total: { id: 'sales.email.total', defaultMessage: 'Total' },
  orderedSubject: { id: 'sales.email.ordered-subject', defaultMessage: 'Your order: {names}' },
  ordered: { id: 'sales.email.ordered', defaultMessage: 'Thank you for your order. Here’s what you ordered:' },
  term: { id: 'sales.email.term', defaultMessage: 'Term: {months}' },
  renews: { id: 'sales.email.renews', defaultMessage: 'Renews at {price} for {months}' },
  renewsInPromo: {
    id: 'sales.email.renews-in-promo',
    defaultMessage: 'Renews at {next} for {months} while the promo code applies, then at {price} for {months}',
  },
  afterTrial: { id: 'sales.email.after-trial', defaultMessage: 'After the trial: {price} for {months}' },
  orderedState: { id: 'sales.email.ordered-state', defaultMessage: 'View the payment and order status:' },
  unpaidSubject: { id: 'sales.email.unpaid-subject', defaultMessage: 'Order cancelled: {names}' },
  unpaid: { id: 'sales.email.unpaid', defaultMessage: 'We’ve cancelled your order because it wasn’t paid in time.' },
  unpaidSent: {
    id: 'sales.email.unpaid-sent',
    defaultMessage: 'If you’ve already sent money, we’ll add it to your balance when it arrives.',
  },
  unpaidNext: { id: 'sales.email.unpaid-next', defaultMessage: 'You can order the same configuration again:' },
});

/** Confirms an order with its lines and total, which are those of the order itself. */
export async function mailOrdered(context: Context, tx: Db, to: Recipient, order: OrderedThings): Promise<void> {
  const t = translator(to.language);
  const money = (cents: number) => spokenAmount(cents, order.currency, to.language);
  const lines = order.lines.map(
    (line) => `${line.label}${line.count > 1 ? ` × ${line.count}` : ''}: ${money(line.amountCents)}`,
  );
  const months = monthsInWords(order.months, to.language);
  const [next, renewal] = [money(order.nextCents), money(order.renewalCents)];
  const terms = order.isTrial
    ? [t(texts.afterTrial, { price: next, months })]
    : [
        t(texts.term, { months }),
        next === renewal
          ? t(texts.renews, { price: next, months })
          : t(texts.renewsInPromo, { next, price: renewal, months }),
      ];
  await sendEmail(tx, to, 'order-placed', t(texts.orderedSubject, { names: order.names.join(', ') }), [
    t(texts.ordered),
    [...lines, `${t(texts.total)}: ${money(order.totalCents)}`].join('\n'),
    terms.join('\n'),
    `${t(texts.orderedState)}\n${pageLink(context, successUrl(order.paymentRef))}`,
  ]);
}

/** Email about an order that wasn’t paid in time. `mayArrive`: money that was sent for it can still come. */
export async function mailOrderExpired(
  context: Context,
  tx: Db,
  to: Recipient,
  order: { ref: string; names: readonly string[]; mayArrive: boolean },
): Promise<void> {
  const t = translator(to.language);
  await sendEmail(tx, to, 'order-expired', t(texts.unpaidSubject, { names: order.names.join(', ') }), [
    order.mayArrive ? `${t(texts.unpaid)} ${t(texts.unpaidSent)}` : t(texts.unpaid),
    `${t(texts.unpaidNext)}\n${pageLink(context, successUrl(order.ref))}`,
  ]);
}
