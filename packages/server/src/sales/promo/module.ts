import { defineMessage } from '@formatjs/intl';
import { calls } from '@hoster/contract';
import { AppError, consumeLimit, FieldError, networkOf, route, tooMany } from '../../platform/http/index.ts';
import { mustBeReachable } from '../../platform/mail/index.ts';
import { viewerOf } from '../../identity/index.ts';
import type { Module } from '../../platform/index.ts';
import { welcomeOffer } from './offer.ts';
import { promoPersonalData } from './personal-data.ts';
import { sendWelcomeCode } from './service.ts';
import { promoCodeRoutes } from './staff-routes.ts';

// As for sign-up: one network may be a whole mobile operator's.
const perMinute = { action: 'promo', times: 20, seconds: 60 };

const forCustomers = (): AppError =>
  new AppError({
    status: 403,
    code: 'customers_have_no_welcome_offer',
    detail: defineMessage({
      id: 'sales.welcome.for-new-customers',
      defaultMessage: 'This offer is for new customers only.',
      description: 'Error of the form that asks for a promo code',
    }),
  });

/** The welcome discount of the promo banner. */
export const promoModule: Module = {
  name: 'promo',
  personalData: promoPersonalData,
  routes: (app) => {
    promoCodeRoutes(app);
    route(app, calls.postEmailPromo, async ({ body, request }) => {
      const { hosts } = app.hoster.settings;
      if (await viewerOf(request)) throw forCustomers();
      if (!(await consumeLimit(app.hoster, { ...perMinute, subject: networkOf(request) })))
        throw tooMany(perMinute.seconds);
      if (!hosts.includes(new URL(body.page_url).host) && new URL(body.page_url).host !== request.host) {
        throw new FieldError({
          page_url: [
            defineMessage({
              id: 'sales.welcome.unknown-host',
              defaultMessage: 'Unknown host.',
              description: 'Error of the form that asks for a promo code',
            }),
          ],
        });
      }
      const { email } = body;
      mustBeReachable(app.hoster.settings, email);
      const expires = await sendWelcomeCode(app.hoster, {
        email,
        pageUrl: body.page_url,
        language: request.language,
      });
      return {
        email,
        discount_percent: welcomeOffer.percent,
        months: welcomeOffer.months,
        expires: expires.toISOString(),
      };
    });
  },
};
