import type { ChargedTotal } from '@hoster/domain/charge';
import { formatCents } from '@hoster/domain/money';
import type { CommonBody, LineOrder, OrderCall } from './line-order.ts';
import { commonBody } from './order-payment.ts';
import { payerOf } from './payer.ts';

/** Text as one word of a POSIX shell, whatever is in it. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

interface Ordered {
  order: LineOrder;
  charged: ChargedTotal;
  /** See `OrderLine`. */
  call: (body: CommonBody) => OrderCall;
}

/**
 * The curl command that places an order as the page would, paid from the balance. The session is left to fill in: see
 * `request.ts` for what calls have to send.
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
      legalEntity: payerOf(order.context, order.notes.payer)?.id ?? null,
      currency: charged.currency,
      expectedTotal: formatCents(charged.total),
      acceptTerms: true,
      termsVersion: order.context.terms_version ?? '',
    }),
  );
  return [
    `curl -X POST ${quoted(origin + path)}`,
    `-H 'Content-Type: application/json'`,
    // Without a page, this is what shows that no other site sent it.
    `-H ${quoted(`Origin: ${origin}`)}`,
    `-H 'Cookie: sessionid=SESSION_ID; csrftoken=CSRF_TOKEN'`,
    `-H 'X-CSRFToken: CSRF_TOKEN'`,
    `-d ${quoted(JSON.stringify(body, null, 2))}`,
  ].join(' \\\n  ');
}
