import { placeUpgrade, upgradeQuery } from '../../api/upgrades.ts';
import { loadServicePayment, type ServicePaymentData } from '../../order/service-payment/load.ts';
import { sendServicePayment } from '../../order/service-payment/send.ts';
import { serviceIdOf } from '../../parts/service/service-id.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { SMALLER, sendSmaller } from './send-smaller.ts';

/** `/my/services/:id/upgrade/`: the larger plans of a service with their payment, and the smaller ones. 404 for everybody but its owner. */
export const route = definePage<ServicePaymentData>({
  areas: ['account', 'prices', 'order'],
  load: ({ app, params, url }) =>
    loadServicePayment(app, url, params['id'], (id) =>
      app.queryClient.fetchQuery({ ...upgradeQuery(app, id), staleTime: 0 }),
    ),
  act({ app, params, form }) {
    const id = serviceIdOf(params['id']);
    if (formText(form, 'intent') === SMALLER) return sendSmaller(app, id, form);
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
        defaultMessage: 'Change plan of {name}',
        description: 'Title of the browser tab; name: of the service',
      },
      { name },
    ),
    noindex: true,
  }),
});
