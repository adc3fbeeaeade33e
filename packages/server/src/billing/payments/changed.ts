import { changed } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { and, eq } from '../../platform/db/drizzle.ts';
import { notify } from '../../live/index.ts';
import { successUrl } from './payment-address.ts';
import { moneyFormat } from './spoken-amount.ts';
import type { ProviderName } from './provider.ts';
import { paymentAttempts, type PaymentRow, payments } from './tables.ts';

/** Tells the pages that show a payment, or the service that it renews or upgrades, that it has changed. */
export async function paymentChanged(
  tx: Pick<Db, 'execute'>,
  { accountId, ref, serviceId }: Pick<PaymentRow, 'accountId' | 'ref' | 'serviceId'>,
): Promise<void> {
  const service = serviceId === null ? [] : [{ kind: 'service', id: serviceId } as const];
  await changed(tx, accountId, { kind: 'payment', id: ref }, ...service);
}

/** Notifies the customer about a payment, with its amount. */
export async function notifyOfPayment(
  tx: Db,
  payment: PaymentRow,
  kind: 'payment_received' | 'payment_failed',
): Promise<void> {
  const { accountId, ref, amountCurrencyCents: cents } = payment;
  const { currency } = moneyFormat(payment.currency);
  await notify(tx, { accountId }, { kind, params: { cents, currency }, link: successUrl(ref) });
}

/** Tells the pages of a payment where only a provider knows what has changed, such as the confirmations of coins. */
export async function paymentChangedAt(tx: Db, provider: ProviderName, providerRef: string): Promise<void> {
  const [payment] = await tx
    .select({ accountId: payments.accountId, ref: payments.ref, serviceId: payments.serviceId })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.providerRef, providerRef)));
  if (payment) await paymentChanged(tx, payment);
}
