import { defineMessages } from '@formatjs/intl';
import { translator } from '../../i18n/translate.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { pageLink, type PaymentRow, type Recipient, sendEmail, spokenAmount } from '../../billing/index.ts';

const texts = defineMessages({
  subject: { id: 'services.upgrade.email.subject', defaultMessage: '{name} has been upgraded to {plan}' },
  upgraded: {
    id: 'services.upgrade.email.upgraded',
    defaultMessage: 'We received {amount} and have upgraded {name} to {plan}. Your data and settings stay as they are.',
  },
  free: {
    id: 'services.upgrade.email.free',
    defaultMessage: 'We’ve upgraded {name} to {plan}. Your data and settings stay as they are.',
  },
  invoice: { id: 'services.upgrade.email.invoice', defaultMessage: 'Invoice {number} is attached.' },
  page: { id: 'services.upgrade.email.page', defaultMessage: 'Your service in your account:' },
});

/** Email about a completed upgrade. */
export async function mailUpgraded(
  context: Context,
  tx: Db,
  to: Recipient,
  about: {
    id: number;
    name: string;
    plan: string;
    payment: Pick<PaymentRow, 'amountCents' | 'amountCurrencyCents' | 'currency'>;
    invoice: string | null;
  },
): Promise<void> {
  const t = translator(to.language);
  const { id, name, plan, payment, invoice } = about;
  const amount = spokenAmount(payment.amountCurrencyCents, payment.currency, to.language);
  await sendEmail(
    tx,
    to,
    'service-upgraded',
    t(texts.subject, { name, plan }),
    [
      payment.amountCents > 0 ? t(texts.upgraded, { name, plan, amount }) : t(texts.free, { name, plan }),
      ...(invoice === null ? [] : [t(texts.invoice, { number: invoice })]),
      `${t(texts.page)}\n${pageLink(context, `/my/services/${id}/`)}`,
    ],
    invoice,
  );
}
