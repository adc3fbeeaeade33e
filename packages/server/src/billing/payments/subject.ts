import type { ServiceStatus } from '@hoster/contract';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Language } from '../../platform/http/index.ts';
import type { PaymentRow } from './tables.ts';

/** Billing's access to the services that a payment is for. Implemented by sales, which has them. */
export interface PaymentSubject {
  /** Services that are paid for: those of an order, or the one that is renewed or upgraded. None for a top-up. */
  services(db: Db, payment: PaymentRow): Promise<readonly { id: number; name: string; state: ServiceStatus }[]>;
  /** Address of the order page with the configuration that was ordered; null for what isn't an order. */
  orderUrl(context: Context, payment: PaymentRow): Promise<string | null>;
  /** Version of the terms that have to be accepted with the payment; null when the order has accepted some. */
  termsToAccept(context: Context, db: Db, payment: PaymentRow): Promise<string | null>;
  /** Stores that the terms were accepted, once. */
  acceptTerms(tx: Db, payment: PaymentRow, acceptance: Acceptance): Promise<void>;
}

/** Acceptance of the terms: who, from where and in which language. */
export interface Acceptance {
  readonly userId: number;
  readonly language: Language;
  readonly ip: string;
  readonly userAgent: string;
  readonly version: string;
}

declare module '../../platform/context.ts' {
  interface Context {
    readonly paymentSubject: PaymentSubject;
  }
}
