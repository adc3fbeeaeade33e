import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { noteDetails, requireViewer } from '../../../identity/index.ts';
import { csvRoute } from '../../../platform/csv/index.ts';
import { route } from '../../../platform/http/index.ts';
import { listStaffOffers, makeOffer, offersTable, staffOffer, staffOfferForm, withdrawOffer } from './by-staff.ts';

/** Offers of dedicated servers to all customers, for staff. */
export function staffOfferRoutes(app: FastifyInstance): void {
  const context = app.hoster;

  route(app, calls.getStaffOffers, async ({ query }) => listStaffOffers(context, query));
  csvRoute(app, calls.getStaffOffers, 'offers', ({ limit, query }) => offersTable(context, query, limit));

  route(app, calls.getStaffOfferForm, async ({ query }) => staffOfferForm(context, query.customer));

  route(app, calls.postStaffOffer, async ({ body, request }) => {
    const { userId } = await requireViewer(request);
    noteDetails(request, { after: { ...body } });
    const id = await makeOffer(context, body, userId);
    noteDetails(request, { object: String(id) });
    return staffOffer(context, id);
  });

  route(app, calls.getStaffOffer, async ({ params }) => staffOffer(context, params.id));

  route(app, calls.postStaffOfferWithdrawal, async ({ body, params, request }) => {
    noteDetails(request, { reason: body.reason });
    await withdrawOffer(context, params.id);
    noteDetails(request, { before: { state: 'open' }, after: { state: 'withdrawn' } });
    return staffOffer(context, params.id);
  });
}
