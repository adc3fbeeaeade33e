import { calls } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { eq } from '../../platform/db/drizzle.ts';
import type { Module } from '../../platform/index.ts';
import {
  agreesToMarketing,
  consumeLimit,
  FieldError,
  networkOf,
  notFound,
  route,
  tooMany,
} from '../../platform/http/index.ts';
import { nameTarget, noteDetails, requireViewer, viewerOf } from '../../identity/index.ts';
import { cashbackJob, listCashback } from './cashback.ts';
import { join, payOut, presentPartner } from './partners.ts';
import { partnersPersonalData } from './personal-data.ts';
import { countToday, creditOrder, noteReferral, partnerByCode } from './referrals.ts';
import { partners } from './tables.ts';
import { percentTooHigh } from './texts.ts';
import { partnerTerms } from './terms.ts';

// As for sign-up: one network may be a whole mobile operator's.
const visitRate = { action: 'partner visit', times: 20, seconds: 60 };

/** The partner programme. */
export const partnersModule: Module = {
  name: 'partners',
  routes: partnerRoutes,
  personalData: partnersPersonalData,
  on: {
    'user.signed_up': noteReferral,
    'payment.paid': async (context, tx, { payment }) => {
      if (payment.purpose === 'purchase') await creditOrder(context, tx, payment);
    },
  },
  jobs: [cashbackJob],
};

function partnerRoutes(app: FastifyInstance): void {
  const context = app.hoster;
  const { db } = context;

  route(app, calls.getPartner, async ({ request }) => presentPartner(db, (await requireViewer(request)).accountId));

  route(app, calls.postPartner, async ({ request }) => {
    const { accountId } = await requireViewer(request);
    await join(context, accountId);
    return presentPartner(db, accountId);
  });

  route(app, calls.getCashback, async ({ query, request }) =>
    listCashback(db, (await requireViewer(request)).accountId, query),
  );

  route(app, calls.postPartnerPayout, async ({ body, request }) => {
    const { accountId } = await requireViewer(request);
    await payOut(context, accountId, body);
    nameTarget(request, `${body.amount} EUR`);
    return presentPartner(db, accountId);
  });

  route(app, calls.postPartnerVisit, async ({ body, request }) => {
    if (!agreesToMarketing(request)) return {};
    if (!(await consumeLimit(context, { ...visitRate, subject: networkOf(request) }))) throw tooMany(visitRate.seconds);
    const partner = await partnerByCode(db, body.code);
    const own = partner && (await viewerOf(request))?.accountId === partner.accountId;
    if (partner && !own) await countToday(context, db, partner.accountId, 'visits');
    return {};
  });

  route(app, calls.putStaffPartner, async ({ body: { percent }, params, request }) => {
    if (percent > partnerTerms.percentMax) throw new FieldError({ percent: [percentTooHigh] });
    const [partner] = await db
      .update(partners)
      .set({ percent })
      .where(eq(partners.code, params.partner.toLowerCase()))
      .returning();
    if (!partner) throw notFound();
    noteDetails(request, { after: { percent } });
    return { account: partner.accountId, code: partner.code, percent: partner.percent };
  });
}
