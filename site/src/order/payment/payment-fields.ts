import { currencies, paymentMethods } from '@hoster/contract/lists';
import type { CryptoAsset, CurrencyCode, PaymentMethodSlug } from '@hoster/contract';
import { formText } from '../../app/router/form-text.ts';
import { coinIn } from './coin.ts';
import type { CommonBody } from '../line-adapter.ts';
import type { LineOrder } from '../line-order.ts';

/** Input of the payment stage. */
export interface PaymentFields {
  method: PaymentMethodSlug;
  /** For a payment in coins. */
  coin: CryptoAsset | undefined;
  savedCard: number | null;
  saveCard: boolean;
  overdraft: boolean;
  legalEntity: number | null;
  currency: CurrencyCode;
  /** The total that the buyer saw, as `"12.50"`. */
  expectedTotal: string | null;
  acceptTerms: boolean;
  termsVersion: string;
}

/** Name of the field for a saved card. Each method has its own, because a form sends those of all methods. */
export const savedCardField = (method: string | undefined): string =>
  method === 'mir' ? 'saved_mir_card' : 'saved_card';

/** Name of the checkbox that saves the card of a method. */
export const saveCardField = (method: string | undefined): string => (method === 'mir' ? 'save_mir_card' : 'save_card');

/** Name of the field that an error refers to: the backend has one name for the cards of all methods. */
export const refusedField = (name: string, method: string | undefined): string =>
  name === 'saved_card' ? savedCardField(method) : name === 'save_card' ? saveCardField(method) : name;

/** The saved card of a form, by its id; null: another one. */
export const savedCardIn = (form: FormData, method: PaymentMethodSlug): number | null =>
  isCard(method) ? id(form.get(savedCardField(method))) : null;

const id = (value: FormDataEntryValue | null): number | null => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : null;
};

/** Whether a method is paid with a card. */
export const isCard = (method: PaymentMethodSlug): boolean => method === 'card' || method === 'mir';

/** Reads the form of the payment stage. An unknown payment method is null: the form must be sent again. */
export function readPayment(form: FormData): PaymentFields | null {
  const method = paymentMethods.find((slug) => slug === form.get('payment_method'));
  if (!method) return null;
  return {
    method,
    coin: method === 'crypto' ? coinIn(form) : undefined,
    savedCard: savedCardIn(form, method),
    saveCard: isCard(method) && form.has(saveCardField(method)),
    overdraft: form.has('overdraft'),
    legalEntity: id(form.get('legal_entity')),
    currency: currencies.find((short) => short === form.get('currency')) ?? 'EUR',
    expectedTotal: formText(form, 'expected_total') || null,
    acceptTerms: form.has('accept_terms'),
    termsVersion: formText(form, 'terms_version'),
  };
}

/** Order data besides its configuration. */
export function commonBody({ choice, draft }: LineOrder, payment: PaymentFields): CommonBody {
  const { name, project, project_name, promo_code } = choice;
  return {
    ...(name && { name }),
    ...(project_name ? { project_name } : project !== undefined && { project }),
    ...(promo_code && { promo_code }),
    comment: draft.comment,
    payment_method: payment.method,
    ...(payment.coin && { crypto: payment.coin }),
    saved_card: payment.savedCard,
    save_card: payment.saveCard,
    overdraft: payment.overdraft,
    legal_entity: payment.legalEntity,
    currency: payment.currency,
    ...(payment.expectedTotal && { expected_total: payment.expectedTotal }),
    accept_terms: true,
    terms_version: payment.termsVersion,
  };
}
