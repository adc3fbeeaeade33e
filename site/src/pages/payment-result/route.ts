import { paymentMethods } from '@hoster/contract/lists';
import type { Payment, PaymentMethodSlug } from '@hoster/contract';
import { data, redirect, redirectDocument } from 'react-router-dom';
import { fieldErrors, isApiError } from '../../api/errors.ts';
import { serviceQuery } from '../../api/account.ts';
import { paymentMethodsQuery, paymentQuery, retryPayment } from '../../api/payments.ts';
import { unpaidOrderAction } from '../../order/actions/unpaid-order-action.ts';
import { formText } from '../../app/router/form-text.ts';
import { coinIn } from '../../order/payment/coin.ts';
import { savedCardIn } from '../../order/payment/payment-fields.ts';
import { newRequestKey, sentRequestKey } from '../../order/actions/request-key.ts';
import { safeNext } from '../../features/auth/session/safe-next.ts';
import { toLogin } from '../../features/auth/session/to-login.ts';
import { definePage } from '../../app/router/page.ts';
import { openedOf } from './phase.ts';

export interface PaymentPageData {
  ref: string;
  /** Address that follows a top-up: the order that it is for. */
  next: string | null;
  /** Sent with a retry, so that a second click pays once. */
  retryKey: string;
}

/** What the cards say about a check. */
function cardState({ replaces_card: replaces, status }: Payment): string {
  if (status === 'pending') return 'card-waits';
  if (status === 'paid') return replaces ? 'card-replaced' : 'card-added';
  return replaces ? 'replace-failed' : 'card-failed';
}

/** Response when a retry is rejected. */
export type RetryRefusal = {
  error: 'unreachable' | 'refused';
  detail: string | null;
  /** The chosen method: without script its fields appear after the rejection. */
  method: PaymentMethodSlug | null;
  /** What is wrong with the acceptance of the terms. */
  terms: string | null;
};

/** `/my/payment/?payment_object_ref=…`: result of a payment, and a form to retry it. */
export const route = definePage<PaymentPageData>({
  areas: ['payment-result', 'prices', 'order'],
  contextSlug: () => 'payment',

  async load({ app, url }) {
    const ref = url.searchParams.get('payment_object_ref') ?? '';
    try {
      // Money is never shown from the cache.
      const payment = await app.queryClient.fetchQuery({ ...paymentQuery(app, ref || '-'), staleTime: 0 });
      // A check of a card has no page of its own: it comes back to the cards.
      if (payment.purpose === 'card') return redirect(`/my/billing/?saved=${cardState(payment)}#cards`);
      if (payment.status !== 'paid') await app.queryClient.prefetchQuery(paymentMethodsQuery(app));
      else if (payment.purpose === 'purchase') {
        await Promise.all(
          openedOf(payment.orders).map(({ id }) => app.queryClient.prefetchQuery(serviceQuery(app, id))),
        );
      }
    } catch (error) {
      if (!isApiError(error, 401)) throw error;
      return toLogin(app, url.pathname + url.search);
    }
    return { ref, next: safeNext(url.searchParams.get('next'), app.facts.origin), retryKey: newRequestKey() };
  },

  async act({ app, url, form }) {
    if (formText(form, 'intent') === 'unpaid') return unpaidOrderAction(app, url.pathname + url.search, form);
    const ref = url.searchParams.get('payment_object_ref') ?? '';
    const method = paymentMethods.find((slug) => slug === form.get('payment_method'));
    if (!method) return data<RetryRefusal>({ error: 'refused', detail: null, method: null, terms: null }, 400);
    try {
      const payment = await retryPayment(app, ref, {
        method,
        coin: method === 'crypto' ? coinIn(form) : undefined,
        card: savedCardIn(form, method),
        key: sentRequestKey(form),
        terms: form.has('accept_terms') ? formText(form, 'terms_version') : null,
      });
      await app.queryClient.invalidateQueries({ queryKey: ['payment'] });
      return payment.redirect_url ? redirectDocument(payment.redirect_url) : redirect(url.pathname + url.search);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const silent = error.status === 0 || error.status >= 502;
      return data<RetryRefusal>(
        {
          error: silent ? 'unreachable' : 'refused',
          detail: error.text || null,
          method,
          terms: fieldErrors(error.data)['accept_terms']?.join(' ') ?? null,
        },
        silent ? 503 : 400,
      );
    }
  },

  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'payment.meta.title',
      defaultMessage: 'Payment',
      description: 'Title of the browser tab',
    }),
    noindex: true,
  }),
});
