import type { PaymentMethodSlug } from '@hoster/contract';
import { data, redirect, redirectDocument } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { paymentMethodsQuery, paymentQuery, retryPayment } from '../../api/payments.ts';
import { actUnpaid } from '../../features/order/act-unpaid.ts';
import { formText } from '../../router/form-text.ts';
import { coinIn } from '../../features/order/coin.ts';
import { savedCardIn } from '../../features/order/order-payment.ts';
import { newRequestKey, sentRequestKey } from '../../features/order/request-key.ts';
import { toLogin } from '../../features/session-ended/to-login.ts';
import { definePage } from '../../router/page.ts';

export interface PaymentPageData {
  ref: string;
  /** Sent with a retry, so that a second click pays once. */
  retryKey: string;
}

/** What a refused retry answers the page. */
export type RetryRefusal = {
  error: 'unreachable' | 'refused';
  detail: string | null;
  /** What was chosen: without script the fields of a method come with its refusal. */
  method: PaymentMethodSlug | null;
};

const PAYABLE: readonly PaymentMethodSlug[] = ['balance', 'card', 'paypal', 'crypto', 'sbp', 'mir', 'bank'];

/** `/my/payment/?payment_object_ref=…`: what became of a payment, and how to try again. */
export const route = definePage<PaymentPageData>({
  areas: ['payment-result', 'prices', 'order'],
  contextSlug: () => 'payment',

  async load({ app, url }) {
    const ref = url.searchParams.get('payment_object_ref') ?? '';
    try {
      // Money is never shown from memory.
      const payment = await app.queryClient.fetchQuery({ ...paymentQuery(app, ref || '-'), staleTime: 0 });
      if (payment.status !== 'paid') await app.queryClient.prefetchQuery(paymentMethodsQuery(app));
    } catch (error) {
      if (!isApiError(error, 401)) throw error;
      return toLogin(app, url.pathname + url.search);
    }
    return { ref, retryKey: newRequestKey() };
  },

  async act({ app, url, form }) {
    if (formText(form, 'intent') === 'unpaid') return actUnpaid(app, url.pathname + url.search, form);
    const ref = url.searchParams.get('payment_object_ref') ?? '';
    const method = PAYABLE.find((slug) => slug === form.get('payment_method'));
    if (!method) return data<RetryRefusal>({ error: 'refused', detail: null, method: null }, 400);
    try {
      const payment = await retryPayment(app, ref, {
        method,
        coin: method === 'crypto' ? coinIn(form) : undefined,
        card: savedCardIn(form, method),
        key: sentRequestKey(form),
      });
      await app.queryClient.invalidateQueries({ queryKey: ['payment'] });
      return payment.redirect_url ? redirectDocument(payment.redirect_url) : redirect(url.pathname + url.search);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const silent = error.status === 0 || error.status >= 502;
      return data<RetryRefusal>(
        { error: silent ? 'unreachable' : 'refused', detail: error.text || null, method },
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
