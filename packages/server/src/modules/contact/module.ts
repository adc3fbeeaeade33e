import { calls } from '@hoster/contract';
import type { FastifyRequest } from 'fastify';
import { cutText } from '@hoster/domain/cut-text';
import { FieldError, tooMany } from '../../http/errors.ts';
import { attempt } from '../../http/rate-limit.ts';
import { route } from '../../http/route.ts';
import { viewerOf } from '../../http/viewer.ts';
import { visitorOf } from '../../http/visitor.ts';
import { networkOf } from '../../http/visitor-address.ts';
import { everyHour } from '../../jobs/every-hour.ts';
import { passesCaptcha } from '../captcha/passes.ts';
import type { Module } from '../module.ts';
import { contactPersonalData } from './personal-data.ts';
import { receiveMessage, sweepMessages } from './service.ts';

const rate = { action: 'contact', times: 5, seconds: 600 };

/** The contact form: messages of visitors to support. */
export const contactModule: Module = {
  name: 'contact',
  personalData: contactPersonalData,
  start: async ({ clock, db, log }) => everyHour(log, () => sweepMessages(db, clock.now())),
  routes: (app) =>
    route(app, calls.postContact, async ({ body, request }) => {
      const { captcha, ...message } = body;
      const viewer = await viewerOf(request);
      if (!(await attempt(app.hoster, { ...rate, subject: networkOf(request) }))) throw tooMany(rate.seconds);
      if (viewer === null && !(await passesCaptcha(app.hoster, request, 'contact', captcha))) {
        throw new FieldError({
          captcha: [{ en: 'Incorrect captcha entered, try again', ru: 'Капча не пройдена, попробуйте ещё раз' }],
        });
      }
      const id = await receiveMessage(app.hoster, message, {
        viewer,
        language: request.language,
        visitor: await visitorOf(request),
        page: pageOf(request),
      });
      return { id };
    }),
};

/** Path that the form was on, as far as the browser says. */
function pageOf({ headers: { referer } }: FastifyRequest): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  return cutText(new URL(referer).pathname, 500);
}
