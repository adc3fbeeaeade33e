import { defineMessage } from '@formatjs/intl';
import { calls } from '@hoster/contract';
import type { FastifyRequest } from 'fastify';
import { cutText } from '@hoster/domain/text/cut-text';
import { consumeLimit, FieldError, networkOf, route, tooMany } from '../../platform/http/index.ts';
import { passesCaptcha, viewerOf, visitorOf } from '../../identity/index.ts';
import { mustBeReachable } from '../../platform/mail/index.ts';
import { everyHour } from '../../platform/jobs/index.ts';
import type { Context, Module } from '../../platform/index.ts';
import { adoptMessages } from './adopt.ts';
import { contactPersonalData } from './personal-data.ts';
import { receiveMessage, receiveWithdrawal, type Sender, sweepMessages } from './service.ts';

const rate = { action: 'contact', times: 5, seconds: 600 };

/** The contact form and the withdrawal form: messages of visitors to support. */
export const contactModule: Module = {
  name: 'contact',
  on: { 'address.verified': adoptMessages },
  personalData: contactPersonalData,
  start: async ({ clock, db, log }) => everyHour(log, () => sweepMessages(db, clock.now())),
  routes: (app) => {
    route(app, calls.postContact, async ({ body: { captcha, ...message }, request }) => ({
      id: await receiveMessage(app.hoster, message, await senderOf(app.hoster, request, message.email, captcha)),
    }));
    route(app, calls.postWithdrawal, async ({ body: { captcha, confirmed, ...statement }, request }) => {
      if (!confirmed) {
        mustBeReachable(app.hoster.settings, statement.email);
        return { id: null, received: null };
      }
      return receiveWithdrawal(app.hoster, statement, await senderOf(app.hoster, request, statement.email, captcha));
    });
  },
};

/**
 * Sender of a form with this reply address.
 * @throws AppError 400 for an address that can't be reached or a failed captcha, 429 for too many messages
 */
async function senderOf(
  context: Context,
  request: FastifyRequest,
  email: string,
  captcha: string | undefined,
): Promise<Sender> {
  mustBeReachable(context.settings, email);
  const viewer = await viewerOf(request);
  if (!(await consumeLimit(context, { ...rate, subject: networkOf(request) }))) throw tooMany(rate.seconds);
  if (viewer === null && !(await passesCaptcha(context, request, 'contact', captcha))) {
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
  return { viewer, language: request.language, visitor: await visitorOf(request), page: pageOf(request) };
}

/** Path of the page with the form, if the browser sends it. */
function pageOf({ headers: { referer } }: FastifyRequest): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  return cutText(new URL(referer).pathname, 500);
}
