import { placeIn } from '../../features/order/common-fields.ts';
import type { CommonBody, OrderLine } from '../../features/order/line-order.ts';
import { notesNow } from '../../features/order/draft-notes.ts';
import { newKeyOf } from '../../features/order/order-notes.ts';
import { promoIn } from '../../features/promo-code/promo-in.ts';
import { createDsOrder, DEDICATED_CONTEXT_KEY, dsContextQuery } from '../../api/dedicated.ts';
import { orderDraftQuery } from '../../api/order-draft.ts';
import { configQuery } from '../../api/site.ts';
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
    ]);
    return readDedicatedOrder(context, draft, query, notesNow(app, 'dedicated'));
  },
  queryOf: (order) => dedicatedQuery(order, order.choice),
  firstProblem,
  placeOf: (field) => placeIn(dedicatedFields, field),
  usualKeys: ({ context }) => usualKeys(context),
  send: (app, order, body, key) => createDsOrder(app, bodyOf(order, body), key),
});

function bodyOf({ choice, notes, context }: DedicatedOrder, common: CommonBody) {
  const { name: _, project: __, project_name: ___, promo_code: ____, ...configuration } = choice;
  return {
    ...configuration,
    ...common,
    ssh_keys: notes.keys ?? usualKeys(context),
    ssh_key: newKeyOf(notes),
    survey: Object.keys(notes.survey).length === 0 ? null : notes.survey,
  };
}
