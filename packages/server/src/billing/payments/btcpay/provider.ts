import { defaultLanguage, localeOf } from '@hoster/domain';
import { formatCents } from '@hoster/domain';
import type { Clock } from '../../../platform/index.ts';
import { ProviderRefused, type AttemptRequest, type PaymentProvider } from '../provider.ts';
import type { BtcpaySettings } from './config.ts';
import { eventsOf } from './events.ts';
import { greenfield, type Greenfield, type Invoice } from './greenfield.ts';

/** For all calls of one operation together: the customer is waiting. */
const DEADLINE_MILLISECONDS = 4000;
/** How long after the end late coins are detected. */
const LATE_MINUTES = 30 * 24 * 60;

/**
 * BTCPay Server, by its Greenfield API v1. Invoices are in euros, so that late payments, underpayments and overpayments
 * have a value on the balance at the invoice's rate.
 */
export function btcpayProvider(
  settings: BtcpaySettings,
  clock: Clock,
  milliseconds = DEADLINE_MILLISECONDS,
): PaymentProvider {
  const api = () => greenfield(settings, milliseconds);
  return {
    name: 'btcpay',
    accepts: (method) => method === 'crypto',
    coins: settings.coins,
    sendsBack: false,
    polling: { everySeconds: 5, days: LATE_MINUTES / (24 * 60) + 1 },
    open: async (request) => {
      const invoice = await openOnce(api(), request, clock.now());
      return { providerRef: invoice.id, redirectUrl: invoice.checkoutLink };
    },
    withdraw: (providerRef) => withdraw(api(), providerRef),
    events: async (providerRef) => {
      const calls = api();
      const invoice = await calls.invoice(providerRef);
      return invoice ? eventsOf(invoice, await calls.paymentMethods(providerRef)) : [];
    },
    refund: (providerRef, refund) => refundOnce(api(), providerRef, refund),
  };
}

/** The API has no idempotency key: the oldest invoice of an attempt counts, and a race's second one is withdrawn. */
async function openOnce(api: Greenfield, request: AttemptRequest, now: Date): Promise<Invoice> {
  const oldest = async () =>
    (await api.invoicesOf(request.attemptRef))
      .filter(({ metadata }) => metadata?.orderId === request.attemptRef)
      .toSorted((a, b) => a.createdTime - b.createdTime || (a.id < b.id ? -1 : 1))[0];
  const known = await oldest();
  if (known) return known;
  const created = await api.create({
    amount: formatCents(request.euroCents),
    currency: 'EUR',
    metadata: {
      orderId: request.attemptRef,
      itemDesc: request.description,
      hosterAmountCents: request.amountCents,
      hosterCurrency: request.currency,
      hosterEuroCents: request.euroCents,
    },
    checkout: {
      expirationMinutes: Math.max(1, Math.floor((request.endsAt.getTime() - now.getTime()) / 60_000)),
      monitoringMinutes: LATE_MINUTES,
      paymentTolerance: 0,
      redirectURL: request.returnUrl,
      defaultLanguage: request.language === defaultLanguage ? defaultLanguage : localeOf(request.language),
      ...(request.asset && { defaultPaymentMethod: `${request.asset.ticker}-CHAIN` }),
    },
  });
  const first = (await oldest()) ?? created;
  if (first.id !== created.id) await api.markInvalid(created.id);
  return first;
}

async function withdraw(api: Greenfield, id: string): Promise<boolean> {
  const before = await api.invoice(id);
  if (!before) return true;
  if (before.status === 'New') {
    try {
      if (before.metadata) await api.setMetadata(id, { ...before.metadata, hosterIsWithdrawn: true });
      await api.markInvalid(id);
      return true;
    } catch (error) {
      // It may have been paid in between.
      if (!(error instanceof ProviderRefused)) throw error;
    }
  }
  const { status } = (await api.invoice(id)) ?? before;
  return status === 'Expired' || status === 'Invalid';
}

/** Offers the money to the customer as a pull payment, which is named after the refund. */
async function refundOnce(
  api: Greenfield,
  id: string,
  { refundRef, amountCents }: { readonly refundRef: string; readonly amountCents: number },
): Promise<void> {
  if ((await api.pullPayments()).some(({ name }) => name === refundRef)) return;
  const invoice = await api.invoice(id);
  const paidBy = (await api.paymentMethods(id)).find(({ payments }) => payments.length > 0);
  if (!invoice?.metadata || !paidBy) throw new ProviderRefused('Nothing was paid by this invoice');
  const currency = invoice.metadata.hosterCurrency;
  await api.refund(id, {
    name: refundRef,
    payoutMethodId: paidBy.paymentMethodId,
    refundVariant: 'Custom',
    customAmount: formatCents(amountCents),
    // ISO 4217 renamed the ruble in 1998.
    customCurrency: currency === 'RUR' ? 'RUB' : currency,
  });
}
