import { callPaths } from '@hoster/contract/call-paths';
import { redirect } from 'react-router-dom';
import { formerAddress } from '../../../parts/former-plan/former-plan.ts';
import { anchorIn } from '../../stages/configuration/common-fields.ts';
import type { CommonBody, LineAdapter } from '../../line-adapter.ts';
import { currentDraft } from '../../draft/draft-store.ts';
import { promoIn } from '../../../parts/promo-code/promo-in.ts';
import { createDsOrder, DEDICATED_CONTEXT_KEY, dsContextQuery } from '../../../api/dedicated.ts';
import { isApiError } from '../../../api/errors.ts';
import { orderDraftQuery } from '../../../api/order-draft.ts';
import { configQuery } from '../../../api/site.ts';
import { localPath } from '../../../i18n/languages.ts';
import { dedicatedFields } from './dedicated-fields.ts';
import {
  dedicatedQuery,
  firstProblem,
  OFFER_PARAM,
  readDedicatedOrder,
  defaultKeys,
  type DedicatedOrder,
} from './dedicated-order.ts';
import { overOfferAddress } from './over-offer.ts';
import type { DsOrderInput } from '@hoster/contract';
import { newKeyOf } from '../../draft/draft-form.ts';

/** The body of an order of a dedicated server; `common` is the part shared by all lines. */
function dedicatedBody(
  { choice, draft, context }: Pick<DedicatedOrder, 'choice' | 'draft' | 'context'>,
  common: CommonBody,
): DsOrderInput {
  const { name: _, project: __, project_name: ___, promo_code: ____, ...configuration } = choice;
  return {
    ...configuration,
    ...common,
    ssh_keys: draft.ssh_keys ?? defaultKeys(context),
    ssh_key: newKeyOf(draft),
    survey: Object.keys(draft.survey).length === 0 ? null : draft.survey,
  };
}

/** Orders of one dedicated server of the catalogue. */
export const dedicatedLine = (slug: string): LineAdapter<DedicatedOrder> => ({
  name: 'dedicated',
  contextKey: DEDICATED_CONTEXT_KEY,
  async orderOf(app, query) {
    const { queryClient } = app;
    const offer = query.get(OFFER_PARAM) ?? undefined;
    const [context, savedDraft] = await Promise.all([
      queryClient.ensureQueryData(dsContextQuery(app, { slug, offer, promoCode: promoIn(query) })),
      queryClient.ensureQueryData(orderDraftQuery(app, 'dedicated')),
      queryClient.prefetchQuery(configQuery(app)),
    ]).catch(async (error: unknown) => {
      if (!isApiError(error, 404)) throw error;
      const over = offer === undefined ? null : await overOfferAddress(app, { offer, slug, query });
      throw over ?? (await formerAddress(app, 'dedicated', slug, query)) ?? error;
    });
    // An offer is for one server, whose page it's ordered on.
    const own = context.tariff.slug;
    if (offer && own !== slug) throw redirect(`${localPath(app.lang, `/dedicated-servers/${own}/`)}?${query}`);
    return readDedicatedOrder(context, savedDraft, query, currentDraft(app, 'dedicated'));
  },
  queryOf: (order) => dedicatedQuery(order, order.choice),
  planOf: () => ({ slug }),
  firstProblem,
  anchorOf: (field) => anchorIn(dedicatedFields, field),
  defaultKeys: ({ context }) => defaultKeys(context),
  call: (order, body) => ({ path: callPaths.postDsOrder[1], body: dedicatedBody(order, body) }),
  send: (app, order, body, requestKey) => createDsOrder(app, dedicatedBody(order, body), requestKey),
});
