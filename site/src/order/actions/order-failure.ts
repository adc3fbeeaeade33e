import { currencies } from '@hoster/contract/lists';
import type { Ledger } from '@hoster/contract';
import { errorCode, fieldErrors, isApiError, isRecord, type FieldErrors } from '../../api/errors.ts';
import type { Stage } from '../stages/stages.ts';

/** Result of a rejected order. Plain data, because it's passed from the server's action to the page. */
export type OrderFailure =
  | { kind: 'fields'; stage: Stage; errors: FieldErrors }
  | { kind: 'session-ended' }
  | { kind: 'personal_info_incomplete' }
  | { kind: 'price_changed'; total: Ledger }
  | { kind: 'sold_out'; detail: string }
  /** An earlier order is unpaid: it's shown instead. */
  | { kind: 'unpaid_order' }
  /** Too many tries; `seconds` until the next one may succeed, when the server says so. */
  | { kind: 'busy'; seconds: number | null }
  /** No answer: it's unknown whether the order was placed, so the same key must be sent again. */
  | { kind: 'unreachable' }
  | { kind: 'failed'; detail: string | null };

/** Fields that are asked for in the payment stage; every other field of an order belongs to the configuration. */
const PAYMENT_FIELDS = new Set([
  'payment_method',
  'crypto',
  'saved_card',
  'save_card',
  'overdraft',
  'legal_entity',
  'currency',
  'accept_terms',
  'terms_version',
  'expected_total',
  'captcha',
  'non_field_errors',
]);

/** The stage in which a field of the order body (`ssh_key.title`, `payment_method`) is asked for. */
export const stageOfField = (field: string): Stage =>
  PAYMENT_FIELDS.has(field.split('.')[0] ?? '') ? 'payment' : 'configuration';

/** The earliest stage with an error, which is shown. */
const stageOfErrors = (errors: FieldErrors): Stage =>
  Object.keys(errors).some((field) => stageOfField(field) === 'configuration') ? 'configuration' : 'payment';

const text = (data: unknown, key: string): string | null => {
  const value = isRecord(data) ? data[key] : undefined;
  return typeof value === 'string' ? value : null;
};

function ledger(value: unknown): Ledger | null {
  const amount = text(value, 'amount');
  const currency = text(value, 'currency');
  return amount !== null && isCurrency(currency) ? { amount, currency } : null;
}

const isCurrency = (value: string | null): value is Ledger['currency'] => currencies.some((code) => code === value);

function retryAfter(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : null;
}

/**
 * Reads the error of an order call.
 * @throws errors other than `ApiError` unchanged
 */
export function orderFailure(error: unknown): OrderFailure {
  if (!isApiError(error)) throw error;
  const { status, data, headers } = error;
  const code = errorCode(data);
  const total = isRecord(data) ? ledger(data['total']) : null;
  if (status === 0 || status === 502 || status === 503 || status === 504) return { kind: 'unreachable' };
  if (status === 401) return { kind: 'session-ended' };
  if (status === 403 && code === 'personal_info_incomplete') return { kind: 'personal_info_incomplete' };
  if (status === 409 && code === 'price_changed' && total) return { kind: 'price_changed', total };
  if (status === 409 && code === 'sold_out') return { kind: 'sold_out', detail: text(data, 'detail') ?? '' };
  if (status === 409 && code === 'unpaid_order') return { kind: 'unpaid_order' };
  if (status === 429) return { kind: 'busy', seconds: retryAfter(headers) };
  const errors = status === 400 ? fieldErrors(data) : {};
  if (Object.keys(errors).length > 0) return { kind: 'fields', stage: stageOfErrors(errors), errors };
  return { kind: 'failed', detail: text(data, 'detail') };
}

/** The stage in which a failure can be fixed. */
export function stageOfFailure(failure: OrderFailure): Stage {
  if (failure.kind === 'fields') return failure.stage;
  if (failure.kind === 'session-ended') return 'account';
  if (failure.kind === 'personal_info_incomplete') return 'personal-data';
  return failure.kind === 'sold_out' ? 'configuration' : 'payment';
}
