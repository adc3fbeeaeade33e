import { placeRenewal } from '../../api/upgrades.ts';
import { loadServicePayment, type ServicePaymentData } from '../../order/service-payment/load.ts';
import { sendServicePayment } from '../../order/service-payment/send.ts';
import { serviceIdOf } from '../../parts/service/service-id.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';

/** `/my/services/:id/renew/`: pays for the next term of a service. 404 for everybody but its owner. */
export const route = definePage<ServicePaymentData>({
  areas: ['account', 'prices', 'order'],
  load: ({ app, params, url }) => loadServicePayment(app, url, params['id']),
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
