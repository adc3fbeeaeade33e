import { serviceQuery } from '../../api/account.ts';
import { isApiError } from '../../api/errors.ts';
import { paymentMethodsQuery } from '../../api/payments.ts';
import { placeRenewal } from '../../api/upgrades.ts';
import { newRequestKey } from '../../features/order/request-key.ts';
import { sendServicePayment } from '../../features/service-payment/send.ts';
import { serviceIdOf } from '../../features/service-state/service-id.ts';
import { isSignedIn, toLogin } from '../../features/session-ended/to-login.ts';
import { formText } from '../../router/form-text.ts';
import { definePage } from '../../router/page.ts';

export interface RenewPageData {
  id: number;
  name: string;
  /** Sent with the form, so that a second click pays once. */
  requestKey: string;
}

/** `/my/services/:id/renew/`: pays for the next term of a service. 404 for everybody but its owner. */
export const route = definePage<RenewPageData>({
  areas: ['account', 'order'],
  async load({ app, params, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname);
    const id = serviceIdOf(params['id']);
    const { queryClient } = app;
    try {
      const [{ name }] = await Promise.all([
        queryClient.fetchQuery({ ...serviceQuery(app, id), staleTime: 0 }),
        queryClient.prefetchQuery(paymentMethodsQuery(app)),
      ]);
      return { id, name, requestKey: newRequestKey() };
    } catch (error) {
      if (isApiError(error, 401)) return toLogin(app, url.pathname);
      throw error;
    }
  },
  act({ app, params, form }) {
    const id = serviceIdOf(params['id']);
    // Two tabs that show the same term pay for it once.
    const seen = formText(form, 'paid_until');
    return sendServicePayment({
      app,
      form,
      place: (payment, key) => placeRenewal(app, id, { ...payment, ...(seen && { paid_until: seen }) }, key),
    });
  },
  meta: ({ data: { name }, intl }) => ({
    title: intl.formatMessage(
      {
        id: 'account.renew.meta',
        defaultMessage: 'Renew {name}',
        description: 'Title of the browser tab; name: of the service',
      },
      { name },
    ),
    noindex: true,
  }),
});
