import { coinUnits, euroWorth } from '@hoster/domain/crypto/amount';
import type { ProviderEvent } from '../provider.ts';
import type { Invoice, InvoicePaymentMethod } from './greenfield.ts';

/** Decimal places in which sums are compared: more than any coin has. */
const PLACES = 18;
const ONE = 10n ** BigInt(PLACES);
const ONE_CENT = ONE / 100n;

interface Settled {
  readonly id: string;
  readonly at: number;
  readonly isLate: boolean;
  /** EUR, times `ONE`, without the fee that covers the merchant's cost of using it. */
  readonly worth: bigint;
}

/**
 * Returns all events of an invoice, oldest first. They're recomputed from the confirmed payments each time, so the
 * order and number of webhooks don't matter; event ids name the payments and sums, so nothing counts twice.
 */
export function eventsOf(invoice: Invoice, methods: readonly InvoicePaymentMethod[]): readonly ProviderEvent[] {
  const { id, status, metadata } = invoice;
  // Not an invoice of ours.
  if (!metadata || status === 'New') return [];
  const named = (name: string) => ({ provider: 'btcpay' as const, providerRef: id, eventId: `${id}:${name}` });
  if (status === 'Processing') return [{ ...named('pending'), kind: 'pending' }];
  const payments = settledPayments(invoice, methods);
  const asked = BigInt(metadata.hosterEuroCents) * ONE_CENT;
  const isPaid = status === 'Settled' && (invoice.additionalStatus !== 'Marked' || inTime(payments) + ONE_CENT > asked);
  // Staff of the store have marked it and decide on its money, as it may have been approved.
  const isForStaff = status === 'Invalid' && invoice.additionalStatus === 'Marked' && !metadata.hosterIsWithdrawn;
  const credits = isForStaff ? [] : creditsOf(payments, isPaid ? asked : 0n, isPaid);
  const end: ProviderEvent = isPaid
    ? {
        ...named('approved'),
        kind: 'approved',
        amountCents: metadata.hosterAmountCents,
        currency: metadata.hosterCurrency,
      }
    : { ...named('expired'), kind: 'expired' };
  return [
    end,
    ...credits.map(({ paymentId, reason, euroCents }): ProviderEvent => ({
      ...named(`credited:${paymentId}:${euroCents}`),
      kind: 'credited',
      reason,
      euroCents,
      // An earlier payment that is confirmed later pays for the order in its place, and more of this one is credited.
      upTo: `${id}:credited:${paymentId}`,
    })),
  ];
}

function settledPayments(invoice: Invoice, methods: readonly InvoicePaymentMethod[]): Settled[] {
  return methods
    .flatMap(({ rate, payments }) =>
      payments
        .filter(({ status }) => status === 'Settled')
        .map(({ id, receivedDate, value, fee }) => {
          const net = coinUnits(value, PLACES) - coinUnits(fee, PLACES);
          const worth = net > 0n ? (net * coinUnits(rate, PLACES)) / ONE : 0n;
          return { id, at: receivedDate, isLate: receivedDate >= invoice.expirationTime, worth };
        }),
    )
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

const inTime = (payments: readonly Settled[]): bigint =>
  payments.reduce((sum, { isLate, worth }) => sum + (isLate ? 0n : worth), 0n);

/** The part of each payment that goes to the balance: all of it, or what exceeds the requested amount. */
function creditsOf(payments: readonly Settled[], asked: bigint, isPaid: boolean) {
  let open = asked;
  return payments.flatMap(({ id, isLate, worth }) => {
    const used = isLate ? 0n : worth < open ? worth : open;
    open -= used;
    const euroCents = euroWorth(worth - used, '1', PLACES);
    const reason = isLate ? ('late' as const) : isPaid ? ('overpaid' as const) : ('underpaid' as const);
    return euroCents > 0 ? [{ paymentId: id, reason, euroCents }] : [];
  });
}
