import { data } from 'react-router-dom';
import { serviceQuery } from '../../api/account.ts';
import { isApiError } from '../../api/errors.ts';
import { paymentMethodsQuery } from '../../api/payments.ts';
import { upgradeQuery } from '../../api/upgrades.ts';
import { newRequestKey } from '../../features/order/request-key.ts';
import { isSignedIn, toLogin } from '../../features/session-ended/to-login.ts';
import { definePage } from '../../router/page.ts';
import { actUpgrade } from './act-upgrade.ts';

export interface UpgradePageData {
  id: number;
  name: string;
  /** Sent with the form, so that a second click upgrades once. */
  requestKey: string;
}

const idOf = (text: string | undefined): number => {
  const id = Number(text);
  if (!Number.isSafeInteger(id) || id < 1) throw data(null, { status: 404 });
  return id;
};

/** `/my/services/:id/upgrade/`: the larger plans of a service, and their payment. 404 for everybody but its owner. */
export const route = definePage<UpgradePageData>({
  areas: ['account', 'order'],
  async load({ app, params, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname);
    const id = idOf(params['id']);
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
  act: ({ app, params, form }) => actUpgrade(app, idOf(params['id']), form),
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
