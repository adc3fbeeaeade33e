import { calls } from '@hoster/contract';
import { AppError, FieldError, tooMany } from '../../http/errors.ts';
import { attempt } from '../../http/rate-limit.ts';
import { route } from '../../http/route.ts';
import { viewerOf } from '../../http/viewer.ts';
import type { Module } from '../module.ts';
import { networkOf } from '../../http/visitor-address.ts';
import { welcomeOffer } from './offer.ts';
import { promoPersonalData } from './personal-data.ts';
import { sendWelcomeCode } from './service.ts';

// As for sign-up: one network may be a whole mobile operator's.
const perMinute = { action: 'promo', times: 20, seconds: 60 };

const forCustomers = (): AppError =>
  new AppError({
    status: 403,
    code: 'customers_have_no_welcome_offer',
    detail: { en: 'This offer is for new customers only.', ru: 'Это предложение только для новых клиентов.' },
  });

/** The welcome discount of the promo banner. */
export const promoModule: Module = {
  name: 'promo',
  personalData: promoPersonalData,
  routes: (app) =>
    route(app, calls.postEmailPromo, async ({ body, request }) => {
      const { hosts } = app.hoster.settings;
      if (await viewerOf(request)) throw forCustomers();
      if (!(await attempt(app.hoster, { ...perMinute, subject: networkOf(request) }))) throw tooMany(perMinute.seconds);
      if (!hosts.includes(new URL(body.page_url).host) && new URL(body.page_url).host !== request.host) {
        throw new FieldError({ page_url: [{ en: 'Unknown host.', ru: 'Неизвестный адрес страницы.' }] });
      }
      const email = body.email.toLowerCase();
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
    }),
};
