import { calls } from '@hoster/contract';
import { eq } from '../../db/drizzle.ts';
import type { FastifyInstance } from 'fastify';
import { setCookie } from '../../http/cookies.ts';
import { notFound } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { requireStaff, viewerOf } from '../../http/viewer.ts';
import { visitorOf } from '../../http/visitor.ts';
import { users } from '../auth/tables.ts';
import { captchaContext } from '../captcha/context.ts';
import { clientLogo } from './client-logos.ts';
import { listClients, replaceClients } from './clients.ts';
import { listCompanies } from './companies.ts';
import { siteConfig } from './config.ts';
import { listCurrencies } from './currencies.ts';
import { featuresFor } from './features.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** What every page of the site requests. */
export function siteRoutes(app: FastifyInstance): void {
  const kept = { kept: { country: 'any' } } as const;
  route(app, calls.getCompanies, async ({ request }) => listCompanies(request.language), kept);
  route(app, calls.getCurrencies, async ({ request }) => listCurrencies(request.language), kept);
  route(app, calls.getClients, async ({ request }) => listClients(app.hoster, request.language), kept);
  route(app, calls.putClients, async ({ body, request }) => {
    await requireStaff(request);
    await replaceClients(app.hoster, body);
    return listClients(app.hoster, request.language);
  });
  route(app, calls.getConfig, async () => siteConfig(app.hoster.settings), kept);
  route(app, calls.getRecaptchaContext, async () => captchaContext(app.hoster.settings.captcha));

  route(app, calls.getFeatures, async ({ request }) => featuresFor(app.hoster, await visitorOf(request)), {
    csrfCookie: true,
    kept: { country: 'exact' },
  });

  route(app, calls.putLanguage, async ({ body, request, reply }) => {
    const { clock, db, settings } = app.hoster;
    const { language } = body;
    const viewer = await viewerOf(request);
    if (viewer) await db.update(users).set({ language }).where(eq(users.id, viewer.userId));
    setCookie(reply, 'django_language', language, {
      maxAge: yearSeconds,
      now: clock.now(),
      secure: settings.secure,
      domain: settings.cookieDomain,
    });
    return { language };
  });

  app.get<{ Params: { file: string } }>('/api/client-logos/:file', async (request, reply) => {
    const logo = clientLogo(request.params.file.replace(/\.svg$/, ''));
    if (logo === null) throw notFound();
    return reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(logo);
  });
}
