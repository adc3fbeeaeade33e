import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { noteDetails } from '../../identity/index.ts';
import { route } from '../../platform/http/index.ts';
import { addPromoCode, changePromoCode, listPromoCodes, promoCodeDetails } from './staff.ts';

/** Promo codes, for staff. */
export function promoCodeRoutes(app: FastifyInstance): void {
  const context = app.hoster;

  route(app, calls.getPromoCodes, async ({ query }) => listPromoCodes(context, query));

  route(app, calls.getPromoCode, async ({ params }) => promoCodeDetails(context, params.id));

  route(app, calls.postPromoCode, async ({ body, request }) => {
    const id = await addPromoCode(context, body);
    noteDetails(request, { object: body.code, after: { ...body } });
    return promoCodeDetails(context, id);
  });

  route(app, calls.patchPromoCode, async ({ body, params, request }) => {
    const { code, expiresAt, isOn, isOncePerAccount, lines, maxUses, note } = await changePromoCode(
      context,
      params.id,
      body,
    );
    const before = {
      is_on: isOn,
      expires: expiresAt.toISOString(),
      max_uses: maxUses,
      once_per_account: isOncePerAccount,
      lines,
      note,
    };
    noteDetails(request, {
      object: code,
      before: Object.fromEntries(Object.entries(before).filter(([name]) => name in body)),
      after: { ...body },
    });
    return promoCodeDetails(context, params.id);
  });
}
