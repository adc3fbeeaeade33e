import pTimeout from 'p-timeout';
import type { CryptoAsset, CryptoPayment, CurrencyCode, PaymentMethodSlug } from '@hoster/contract';
import type { Language } from '../../platform/http/index.ts';

/** A coin that a provider accepts, with its network's common name. */
export interface Coin extends CryptoAsset {
  readonly networkLabel: string;
}

/** Name of a provider in the rows of attempts and in the ledger's clearing accounts. */
export type ProviderName = 'bank' | 'transfer' | 'chain' | 'stripe' | 'btcpay';

/** Request to a provider to open an attempt. */
export interface AttemptRequest {
  /** Our unguessable name of the attempt and the provider's idempotency key: the same one is opened once. */
  readonly attemptRef: string;
  /** Name of the payment in addresses and on the customer's statement. */
  readonly paymentRef: string;
  readonly method: PaymentMethodSlug;
  /** Hundredths of `currency`. */
  readonly amountCents: number;
  readonly currency: CurrencyCode;
  /** The same in EUR cents, as the ledger books it. */
  readonly euroCents: number;
  readonly language: Language;
  /** Shown to the customer: what is paid for. */
  readonly description: string;
  /** Absolute address of the payment's page, where the customer is sent afterwards. */
  readonly returnUrl: string;
  readonly email: string;
  /** Whether the customer lets us save the card: an approval then carries a token for it. */
  readonly saveCard: boolean;
  /** Token of a saved card, which is charged without its owner. Null: the customer acts. */
  readonly cardToken: string | null;
  /** Of a payment in coins. */
  readonly asset: { readonly ticker: string; readonly network: string } | null;
  /** When it was first requested; null: never. After that the provider may have processed the request. */
  readonly askedAt: Date | null;
  /** When the attempt ends unless money has arrived. */
  readonly endsAt: Date;
}

/** An attempt that the provider has opened. */
export interface OpenedAttempt {
  /** The provider's name of it. */
  readonly providerRef: string;
  /** Where the customer pays; null where the payment's own page shows how, or nothing is left to do. */
  readonly redirectUrl: string | null;
}

/** A card saved by a provider: the token replaces its number, which never reaches us. */
export interface TokenizedCard {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** What a provider reports about an attempt. It counts once for its `eventId`, whenever and however often it arrives. */
export type ProviderEvent = {
  readonly provider: ProviderName;
  /** Unique for each event of the provider. */
  readonly eventId: string;
  readonly providerRef: string;
} &
  /** `pending`: money is in transit; `reopened`: it no longer is, and the customer can act again. */
  (
    | { readonly kind: 'pending' | 'reopened' }
    /** The full requested amount has arrived, in hundredths of the attempt's currency. */
    | {
        readonly kind: 'approved';
        readonly amountCents: number;
        readonly currency: CurrencyCode;
        readonly card?: TokenizedCard;
      }
    | { readonly kind: 'declined' | 'unreachable' | 'expired' }
    /**
     * Money that isn't the requested amount, or arrived late: its value in EUR cents, rounded down. It's credited to
     * the customer's balance. `upTo` names a part of the money of which this is the total credit so far: what was
     * booked of it before is deducted.
     */
    | {
        readonly kind: 'credited';
        readonly euroCents: number;
        readonly reason: 'underpaid' | 'overpaid' | 'late';
        readonly upTo?: string;
      }
    /** The provider has sent money back as requested. `refundRef`: our name of the refund. */
    | { readonly kind: 'refunded'; readonly refundRef: string; readonly amountCents: number }
    /** A refund that had been sent was returned: the method doesn't accept it. */
    | { readonly kind: 'refund_failed'; readonly refundRef: string }
    /**
     * The customer's bank has taken money back; won: it has returned that money to us. `disputeRef`: the provider's
     * name of the dispute.
     */
    | {
        readonly kind: 'chargeback' | 'chargeback_won';
        readonly disputeRef: string;
        readonly amountCents: number;
        readonly currency: CurrencyCode;
      }
    /** The provider has kept a fee, or, below zero, returned that fee. EUR cents. */
    | { readonly kind: 'fee'; readonly euroCents: number }
  );

/** The provider doesn't answer, or not in time; the same request may be sent again. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}

/** The provider refuses for good; `message` is for the log, never for the customer. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused';
}

/**
 * A payment provider. Its calls use the network: they run outside of transactions, take at most some seconds, and may
 * be repeated. What it reports by itself (webhooks, its own jobs) goes to `handleProviderEvent`.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Whether it accepts a method in a currency; the shop decides which are offered. */
  accepts(method: PaymentMethodSlug, currency: CurrencyCode): boolean;
  /** The coins that it accepts, in the order in which they're offered; absent where it accepts none. */
  readonly coins?: readonly Coin[];
  /** Whether it can send money back to where it came from; otherwise refunds go to the balance. */
  readonly sendsBack: boolean;
  /**
   * How its attempts are polled, besides what it reports: the minimum interval in seconds while the customer views the
   * payment, and for how many days after the attempt's end money may still arrive. Null: it reports everything itself.
   */
  readonly polling: { readonly everySeconds: number; readonly days: number } | null;
  /** @throws ProviderUnreachable, ProviderRefused */
  open(request: AttemptRequest): Promise<OpenedAttempt>;
  /**
   * Closes an attempt, so that it can't be paid any more.
   * @returns false when it has been decided: its event will arrive, or has arrived
   * @throws ProviderUnreachable
   */
  withdraw(providerRef: string): Promise<boolean>;
  /**
   * Returns everything that has happened to an attempt, oldest first, with the same event ids as its webhooks: what a
   * lost webhook would have reported.
   * @throws ProviderUnreachable
   */
  events(providerRef: string): Promise<readonly ProviderEvent[]>;
  /**
   * Refunds money, in full or in part, once for the same `refundRef`.
   * @param amountCents hundredths of the attempt's currency
   * @throws ProviderUnreachable, ProviderRefused where the method doesn't support refunds
   */
  refund(providerRef: string, refund: { readonly refundRef: string; readonly amountCents: number }): Promise<void>;
  /**
   * Payment details for a customer who pays in coins; absent where the provider's own page shows them. Null for an
   * unknown name.
   */
  presentCoins?(providerRef: string): Promise<CryptoPayment | null>;
  /**
   * Deletes a saved card: it can't be charged any more. Safe to repeat; absent where only the token is stored.
   * @throws ProviderUnreachable
   */
  forget?(token: string): Promise<void>;
}

/**
 * Waits for a provider as long as a customer's request can; jobs handle later results.
 * @throws ProviderUnreachable when it takes longer
 */
export const within = <T>(milliseconds: number, work: Promise<T>): Promise<T> =>
  pTimeout(work, { milliseconds, message: new ProviderUnreachable(`No answer within ${milliseconds} ms`) });
