import { calls } from '@hoster/contract';
import { notFound, tooMany } from '../../http/errors.ts';
import { attempt } from '../../http/rate-limit.ts';
import { route } from '../../http/route.ts';
import type { Module } from '../module.ts';
import { networkOf } from '../../http/visitor-address.ts';
import { makeChallenge } from './proof-of-work.ts';

const challenges = { times: 30, seconds: 60 };

/** Keeps forms that anybody may send from machines that send them by the thousand. */
export const captchaModule: Module = {
  name: 'captcha',
  routes: (app) => {
    const context = app.hoster;
    route(app, calls.getCaptchaChallenge, async ({ request, reply }) => {
      if (context.settings.captcha?.kind !== 'pow') throw notFound('The captcha is none of ours');
      const limited = { action: 'captcha challenge', subject: networkOf(request), ...challenges };
      if (!(await attempt(context, limited))) throw tooMany(challenges.seconds);
      void reply.header('cache-control', 'no-store');
      return makeChallenge(context);
    });
  },
};
