import type { CryptoAsset, CurrencyCode, PaymentMethodSlug } from '@hoster/contract';
import type { Language } from '../../http/language.ts';

/** A coin that a provider takes, and its network as customers know it. */
export interface Coin extends CryptoAsset {
  readonly networkLabel: string;
}

/** Who takes the money: a name in the rows of attempts and in the ledger's clearing accounts. */
export type ProviderName = 'bank' | 'transfer' | 'chain' | 'stripe' | 'btcpay';

/** An attempt to pay, as a provider is asked to open it. */
export interface AttemptRequest {
  /** Our unguessable name of the attempt. The same one opens once: it's the provider's idempotency key. */
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
  /** The customer lets us keep the card: an approval then carries a token for it. */
  readonly keepCard: boolean;
  /** Token of a kept card, which is charged without its owner. Null: the customer acts. */
  readonly cardToken: string | null;
  /** Of a payment in coins. */
  readonly asset: { readonly ticker: string; readonly network: string } | null;
  /** When it was asked for the first time; null: never. After that the provider may have what it was asked for. */
  readonly askedAt: Date | null;
  /** When the attempt ends unless money has come. */
  readonly expiresAt: Date;
}

/** An attempt that the provider has opened. */
export interface OpenedAttempt {
  /** The provider's name of it. */
  readonly providerRef: string;
  /** `pending`: nothing is left to do for the customer. */
  readonly status: 'awaiting' | 'pending';
  /** Where the customer pays; null where the payment's own page says how. */
  readonly redirectUrl: string | null;
}

/** A card that a provider keeps: the token replaces its number, which never reaches us. */
export interface KeptCard {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** What a provider reports about an attempt. It counts once for its `eventId`, whenever and however often it arrives. */
export type ProviderEvent = {
  readonly provider: ProviderName;
  /** New for each event of the provider. */
  readonly eventId: string;
  readonly providerRef: string;
} &
  /** Money is under way; `reopened`: it isn't any more, and the customer can act again. */
  (
    | { readonly kind: 'pending' | 'reopened' }
    /** All the money that was asked for is there, in hundredths of the attempt's currency. */
    | {
        readonly kind: 'approved';
        readonly amountCents: number;
        readonly currency: CurrencyCode;
        readonly card?: KeptCard;
      }
    | { readonly kind: 'declined' | 'unreachable' | 'expired' }
    /**
     * Money is there that isn't the amount asked for, or came late: its worth in EUR cents, rounded down. It lands on the
     * customer's balance. `upTo` names a part of the money of which this is all that's credited by now: what was booked
     * of it before is deducted.
     */
    | {
        readonly kind: 'credited';
        readonly euroCents: number;
        readonly reason: 'underpaid' | 'overpaid' | 'late';
        readonly upTo?: string;
      }
    /** The provider has sent money back as we asked. `refundRef`: our name of the refund. */
    | { readonly kind: 'refunded'; readonly refundRef: string; readonly amountCents: number }
    /** A refund that had been sent has come back: the method doesn't take it. */
    | { readonly kind: 'refund_failed'; readonly refundRef: string }
    /**
     * The customer's bank has taken money back; won: it has given that money back to us. `disputeRef`: the provider's name
     * of the dispute.
     */
    | {
        readonly kind: 'chargeback' | 'chargeback_won';
        readonly disputeRef: string;
        readonly amountCents: number;
        readonly currency: CurrencyCode;
      }
    /** The provider has kept a part of the money for its work, or, below zero, given that part back. EUR cents. */
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
 * A way to take money. Its calls go over the network: they run outside of transactions, take at most some seconds, and
 * may be repeated. What it reports by itself (webhooks, its own jobs) goes to `takeIn`.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Whether it can take a method in a currency; the shop decides which are offered. */
  takes(method: PaymentMethodSlug, currency: CurrencyCode): boolean;
  /** The coins that it takes, in the order in which they're offered; absent where it takes none. */
  readonly coins?: readonly Coin[];
  /** Whether it can send money back to where it came from; otherwise that lands on the balance. */
  readonly sendsBack: boolean;
  /**
   * How its attempts are polled, besides what it reports: at most every so many seconds while the customer looks
   * at the payment, and how many days after the attempt's end money may still come. Null: it reports everything itself.
   */
  readonly looks: { readonly everySeconds: number; readonly days: number } | null;
  /** @throws ProviderUnreachable, ProviderRefused */
  open(request: AttemptRequest): Promise<OpenedAttempt>;
  /**
   * Closes an attempt, so that it can't be paid any more.
   * @returns false when it has been decided on: its event comes, or has come
   * @throws ProviderUnreachable
   */
  withdraw(providerRef: string): Promise<boolean>;
  /**
   * Asks for everything that has happened to an attempt, oldest first, with the same event ids as its webhooks: what a
   * lost webhook would have reported.
   * @throws ProviderUnreachable
   */
  events(providerRef: string): Promise<readonly ProviderEvent[]>;
  /**
   * Sends money back, whole or in part. The same `refundRef` sends it once.
   * @param amountCents hundredths of the attempt's currency
   * @throws ProviderUnreachable, ProviderRefused where the method can't take money back
   */
  refund(providerRef: string, refund: { readonly refundRef: string; readonly amountCents: number }): Promise<void>;
  /**
   * Deletes a kept card: it can't be charged any more. Safe to repeat; absent where the token is all that's kept.
   * @throws ProviderUnreachable
   */
  forget?(token: string): Promise<void>;
}
