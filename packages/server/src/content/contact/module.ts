import { defineMessage } from '@formatjs/intl';
import { calls } from '@hoster/contract';
import type { FastifyRequest } from 'fastify';
import { cutText } from '@hoster/domain/text/cut-text';
import { consumeLimit, FieldError, networkOf, route, tooMany } from '../../platform/http/index.ts';
import { passesCaptcha, viewerOf, visitorOf } from '../../identity/index.ts';
import { mustBeReachable } from '../../platform/mail/index.ts';
import { everyHour } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/index.ts';
import { adoptMessages } from './adopt.ts';
import { contactPersonalData } from './personal-data.ts';
import { receiveMessage, sweepMessages } from './service.ts';

const rate = { action: 'contact', times: 5, seconds: 600 };

/** The contact form: messages of visitors to support. */
export const contactModule: Module = {
  name: 'contact',
  on: { 'address.verified': adoptMessages },
  personalData: contactPersonalData,
  start: async ({ clock, db, log }) => everyHour(log, () => sweepMessages(db, clock.now())),
  routes: (app) =>
    route(app, calls.postContact, async ({ body, request }) => {
      const { captcha, ...message } = body;
      mustBeReachable(app.hoster.settings, message.email);
      const viewer = await viewerOf(request);
      if (!(await consumeLimit(app.hoster, { ...rate, subject: networkOf(request) }))) throw tooMany(rate.seconds);
      if (viewer === null && !(await passesCaptcha(app.hoster, request, 'contact', captcha))) {
        throw new FieldError({
          captcha: [
            defineMessage({
              id: 'content.contact.captcha',
              defaultMessage: 'Incorrect captcha entered, try again',
              description: 'Error of the contact form',
            }),
          ],
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

/** Path of the page with the form, if the browser sends it. */
function pageOf({ headers: { referer } }: FastifyRequest): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  return cutText(new URL(referer).pathname, 500);
}
