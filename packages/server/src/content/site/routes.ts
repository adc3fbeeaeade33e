import { calls, type Company, type Features, type PaymentMethodSlug } from '@hoster/contract';
import { toLedger, chatOffered, staffPermissions, vpnVisible, type Visitor } from '@hoster/domain';
import { inEveryLanguage } from '../../i18n/translate.ts';
import { balanceOf, currenciesFor, listCurrencies, methodsFor } from '../../billing/index.ts';
import {
  accountsOf,
  captchaContext,
  lookIn,
  noteDetails,
  presentUser,
  requireViewer,
  users,
  viewerOf,
} from '../../identity/index.ts';
import { closedOrders, listSellers } from '../../settings/index.ts';
import { unreadNotifications } from '../../live/index.ts';
import { unreadTickets } from '../../support/index.ts';
import { eq } from '../../platform/db/drizzle.ts';
import type { FastifyInstance } from 'fastify';
import { type Language, notFound, publicRoute, route, setCookie } from '../../platform/http/index.ts';
import { clientLogo, listClients, replaceClients, hasClients, staffClients } from './clients.ts';
import { saveBanner, staffBanner } from './banner.ts';
import { siteConfig } from './config.ts';
import { brandSymbol } from './brand-symbol.ts';
import { menuItems } from './menu.ts';
import type { Context } from '../../platform/index.ts';
import { companySettingsOf } from '../../platform/company/index.ts';
import { productLines } from '../../products/index.ts';
import { catalogueOf } from '../../catalogue/index.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** Calls that every page of the site makes. */
export function siteRoutes(app: FastifyInstance): void {
  const everywhere = { country: 'any' } as const;
  publicRoute(app, calls.getCompanies, everywhere, async ({ language }) => companies(app.hoster, language));
  publicRoute(app, calls.getCurrencies, everywhere, async ({ language }) =>
    listCurrencies(await catalogueOf(app.hoster.db), language),
  );
  publicRoute(app, calls.getClients, everywhere, async ({ language }) => listClients(app.hoster, language));
  route(app, calls.getStaffClients, async () => staffClients(app.hoster.db));
  route(app, calls.putClients, async ({ body, request }) => {
    const before = await staffClients(app.hoster.db);
    await replaceClients(app.hoster, body);
    const named = (list: readonly { name: string; is_hidden: boolean }[]) =>
      list.map(({ is_hidden: isHidden, name }) => (isHidden ? `(${name})` : name));
    noteDetails(request, { before: { clients: named(before.clients) }, after: { clients: named(body.clients) } });
    return listClients(app.hoster, request.language);
  });
  route(app, calls.getStaffBanner, async () => staffBanner(app.hoster.db));
  route(app, calls.putStaffBanner, async ({ body, request }) => {
    const { userId } = await requireViewer(request);
    const before = await saveBanner(app.hoster, body, userId);
    const { version: _version, ...after } = body;
    noteDetails(request, { object: 'banner', after, ...(before && { before }) });
    return staffBanner(app.hoster.db);
  });
  publicRoute(app, calls.getConfig, everywhere, async () => siteConfig(app.hoster));
  route(app, calls.getRecaptchaContext, async () => captchaContext(app.hoster.settings.captcha));

  publicRoute(app, calls.getFeatures, { country: 'exact' }, async ({ visitor }) => featuresFor(app.hoster, visitor), {
    csrfCookie: true,
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

  route(app, calls.getMenuContext, async ({ request }) => {
    const viewer = await requireViewer(request);
    const look = await lookIn(request);
    const cents = await balanceOf(app.hoster.db, viewer.accountId);
    return {
      items: inEveryLanguage((language) => menuItems(language, viewer.isStaff)),
      balance: toLedger(cents, 'EUR'),
      balance_link: '/my/#balance',
      is_staff: viewer.isStaff,
      ...(viewer.staffRole && { staff: [...staffPermissions[viewer.staffRole]] }),
      user: presentUser(viewer),
      unread: {
        tickets: await unreadTickets(app.hoster.db, viewer.accountId),
        notifications: await unreadNotifications(app.hoster.db, viewer),
      },
      role: viewer.role,
      access: [...viewer.scopes],
      accounts: await accountsOf(app.hoster.db, viewer),
      time_zone: viewer.timeZone,
      ...(look && {
        see_as: {
          account: look.account,
          name: look.name,
          until: look.until.toISOString(),
          is_over: look.viewer === null,
        },
      }),
    };
  });

  app.get<{ Params: { file: string } }>('/api/brand-symbol/:file', async (request, reply) => {
    const { brand } = await companySettingsOf(app.hoster.db);
    const symbol = brand?.symbol ? brandSymbol(brand.symbol, request.params.file) : null;
    if (symbol === null) throw notFound();
    return (
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        // An SVG that is opened by its address could run scripts.
        .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
        .type(symbol.type)
        .send(symbol.bytes)
    );
  });

  app.get<{ Params: { file: string } }>('/api/client-logos/:file', async (request, reply) => {
    const logo = clientLogo(request.params.file.replace(/\.svg$/, ''));
    if (logo === null) throw notFound();
    return reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(logo);
  });
}

/** The selling companies; the main one with the account for bank transfers. */
async function companies({ db, settings }: Context, language: Language): Promise<Company[]> {
  const { transfer } = settings;
  const bank = transfer && { name: transfer.bankName, iban: transfer.iban, swift: transfer.bic };
  const sellers = await listSellers(db, language);
  return sellers.map(({ series: _series, ...company }) => ({ ...company, bank: company.is_default ? bank : null }));
}

/** Payment icons and the payment method of each. */
const icons: readonly [icon: string, method: PaymentMethodSlug][] = [
  ['visa', 'card'],
  ['mastercard', 'card'],
  ['paypal', 'paypal'],
  ['sbp', 'sbp'],
  ['mir', 'mir'],
];

/** Features available to the visitor. */
async function featuresFor(context: Context, visitor: Visitor): Promise<Features> {
  const hasReferences = await hasClients(context);
  const catalogue = await catalogueOf(context.db);
  const methods = methodsFor(context, catalogue, visitor).map(({ slug }) => slug);
  const unsold = Object.values(productLines).filter((line) => !line.isOffered(catalogue));
  return {
    country_code: visitor.siteCountry,
    vpn_available: vpnVisible(visitor),
    currencies: currenciesFor(catalogue, visitor),
    payment_icons: icons.filter(([, method]) => methods.includes(method)).map(([icon]) => icon),
    chat: chatOffered(visitor) ? context.settings.chat : null,
    support_widget: true,
    status_url: `${context.settings.publicOrigin}/status/`,
    reference_clients: hasReferences,
    closed_orders: await closedOrders(context),
    unsold_pages: unsold.map(({ list }) => list),
  };
}
