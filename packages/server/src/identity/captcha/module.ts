import { calls } from '@hoster/contract';
import { consumeLimit, networkOf, notFound, route, tooMany } from '../../platform/http/index.ts';
import type { Module } from '../../platform/index.ts';
import { makeChallenge } from './proof-of-work.ts';

const challenges = { times: 30, seconds: 60 };

/** Protects forms that anyone may send from automated mass submission. */
export const captchaModule: Module = {
  name: 'captcha',
  routes: (app) => {
    const context = app.hoster;
    route(app, calls.getCaptchaChallenge, async ({ request, reply }) => {
      if (context.settings.captcha?.kind !== 'pow') throw notFound('The captcha is none of ours');
      const limited = { action: 'captcha challenge', subject: networkOf(request), ...challenges };
      if (!(await consumeLimit(context, limited))) throw tooMany(challenges.seconds);
      void reply.header('cache-control', 'no-store');
      return makeChallenge(context);
    });
  },
};
