import { serviceQuery } from '../../api/account.ts';
import { isApiError } from '../../api/errors.ts';
import { paymentMethodsQuery } from '../../api/payments.ts';
import { placeUpgrade, upgradeQuery } from '../../api/upgrades.ts';
import { newRequestKey } from '../../features/order/request-key.ts';
import { sendServicePayment } from '../../features/service-payment/send.ts';
import { serviceIdOf } from '../../features/service-state/service-id.ts';
import { isSignedIn, toLogin } from '../../features/session-ended/to-login.ts';
import { formText } from '../../router/form-text.ts';
import { definePage } from '../../router/page.ts';

export interface UpgradePageData {
  id: number;
  name: string;
  /** Sent with the form, so that a second click upgrades once. */
  requestKey: string;
}

/** `/my/services/:id/upgrade/`: the larger plans of a service, and their payment. 404 for everybody but its owner. */
export const route = definePage<UpgradePageData>({
  areas: ['account', 'order'],
  async load({ app, params, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname);
    const id = serviceIdOf(params['id']);
    const { queryClient } = app;
    try {
      const [{ name }] = await Promise.all([
        queryClient.fetchQuery({ ...serviceQuery(app, id), staleTime: 0 }),
        queryClient.fetchQuery({ ...upgradeQuery(app, id), staleTime: 0 }),
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
    const plan = Number(formText(form, 'plan'));
    const isPlan = Number.isSafeInteger(plan) && plan > 0;
    return sendServicePayment({
      app,
      form,
      choice: { value: plan, problem: isPlan ? null : { plan: [''] } },
      place: (payment, key) => placeUpgrade(app, id, { ...payment, plan }, key),
    });
  },
  meta: ({ data: { name }, intl }) => ({
    title: intl.formatMessage(
      {
        id: 'account.upgrade.meta',
        defaultMessage: 'Upgrade {name}',
        description: 'Title of the browser tab; name: of the service',
      },
      { name },
    ),
    noindex: true,
  }),
});
