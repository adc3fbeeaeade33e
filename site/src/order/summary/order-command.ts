import type { ChargedTotal } from '@hoster/domain/money/charge';
import { formatCents } from '@hoster/domain/money/money';
import type { CommonBody, OrderCall } from '../line-adapter.ts';
import type { LineOrder } from '../line-order.ts';
import { commonBody } from '../payment/payment-fields.ts';
import { payerOf } from '../payment/payer.ts';

/** Quotes any text as one POSIX shell word. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

interface Ordered {
  order: LineOrder;
  charged: ChargedTotal;
  /** See `LineAdapter`. */
  call: (body: CommonBody) => OrderCall;
}

/**
 * The curl command that places an order as the page would, paid from the balance. The session has to be filled in: see
 * `request.ts` for required headers.
 * @param origin scheme and host of the site
 */
export function orderCommand(origin: string, { order, charged, call }: Ordered): string {
  const { path, body } = call(
    commonBody(order, {
      method: 'balance',
      coin: undefined,
      savedCard: null,
      saveCard: false,
      overdraft: false,
      legalEntity: payerOf(order.context, order.draft.legal_entity)?.id ?? null,
      currency: charged.currency,
      expectedTotal: formatCents(charged.total),
      acceptTerms: true,
      termsVersion: order.context.terms_version ?? '',
    }),
  );
  return [
    `curl -X POST ${quoted(origin + path)}`,
    `-H 'Content-Type: application/json'`,
    `-H 'Authorization: Bearer API_TOKEN'`,
    `-d ${quoted(JSON.stringify(body, null, 2))}`,
  ].join(' \\\n  ');
}
