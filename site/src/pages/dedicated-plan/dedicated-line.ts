import { redirect } from 'react-router-dom';
import { formerAddress } from '../../features/former-plan/former-plan.ts';
import { placeIn } from '../../features/order/common-fields.ts';
import type { OrderLine } from '../../features/order/line-order.ts';
import { notesNow } from '../../features/order/draft-notes.ts';
import { promoIn } from '../../features/promo-code/promo-in.ts';
import { createDsOrder, DEDICATED_CONTEXT_KEY, DS_ORDER_PATH, dsContextQuery } from '../../api/dedicated.ts';
import { isApiError } from '../../api/errors.ts';
import { orderDraftQuery } from '../../api/order-draft.ts';
import { configQuery } from '../../api/site.ts';
import { localPath } from '../../i18n/languages.ts';
import { dedicatedBody } from './dedicated-body.ts';
import { dedicatedFields } from './dedicated-fields.ts';
import {
  dedicatedQuery,
  firstProblem,
  OFFER_PARAM,
  readDedicatedOrder,
  usualKeys,
  type DedicatedOrder,
} from './dedicated-order.ts';

/** Orders of one dedicated server of the catalogue. */
export const dedicatedLine = (slug: string): OrderLine<DedicatedOrder> => ({
  line: 'dedicated',
  contextKey: DEDICATED_CONTEXT_KEY,
  async orderOf(app, query) {
    const { queryClient } = app;
    const offer = query.get(OFFER_PARAM) ?? undefined;
    const [context, draft] = await Promise.all([
      queryClient.ensureQueryData(dsContextQuery(app, { slug, offer, promoCode: promoIn(query) })),
      queryClient.ensureQueryData(orderDraftQuery(app, 'dedicated')),
      queryClient.prefetchQuery(configQuery(app)),
    ]).catch(async (error: unknown) => {
      throw (isApiError(error, 404) && (await formerAddress(app, 'dedicated', slug, query))) || error;
    });
    // An offer is for one server, whose page it's ordered on.
    const own = context.tariff.slug;
    if (offer && own !== slug) throw redirect(`${localPath(app.lang, `/dedicated-servers/${own}/`)}?${query}`);
    return readDedicatedOrder(context, draft, query, notesNow(app, 'dedicated'));
  },
  queryOf: (order) => dedicatedQuery(order, order.choice),
  planOf: () => ({ slug }),
  firstProblem,
  placeOf: (field) => placeIn(dedicatedFields, field),
  usualKeys: ({ context }) => usualKeys(context),
  call: (order, body) => ({ path: DS_ORDER_PATH, body: dedicatedBody(order, body) }),
  send: (app, order, body, key) => createDsOrder(app, dedicatedBody(order, body), key),
});
