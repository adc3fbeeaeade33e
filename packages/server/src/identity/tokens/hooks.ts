import { defineMessages } from '@formatjs/intl';
import type { FastifyInstance } from 'fastify';
import { addressOf, AppError, consumeQuota, forbidden, texts as common } from '../../platform/http/index.ts';
import { actByToken } from '../session/viewer.ts';
import { findToken, noteUse } from './bearer.ts';

const quota = { times: 600, seconds: 60 };

const texts = defineMessages({
  invalid: {
    id: 'identity.tokens.invalid',
    defaultMessage: 'This API token is invalid or has expired.',
    description: 'Error of a call with an API token',
  },
  address: {
    id: 'identity.tokens.address',
    defaultMessage: 'This API token can’t be used from your IP address.',
    description: 'Error of a call with an API token',
  },
});

/**
 * Lets programs use the API with a token. Each has a quota, which every answer names.
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
 */
export function addTokens(app: FastifyInstance): void {
  const context = app.hoster;
  app.addHook('onRequest', async (request, reply) => {
    if (!request.isBearer) return;
    const token = await findToken(request);
    if (!token) {
      const headers = { 'www-authenticate': 'Bearer realm="Hoster API", error="invalid_token"' };
      throw new AppError({ status: 401, detail: texts.invalid, headers });
    }
    const left = await consumeQuota(context, { action: 'api token', subject: String(token.id), ...quota });
    reply.header('ratelimit-policy', `"token";q=${quota.times};w=${quota.seconds}`);
    reply.header('ratelimit', `"token";r=${left.remaining};t=${left.resetSeconds}`);
    if (!left.isGranted) throw new AppError({ status: 429, detail: common.tooMany, headers: { 'retry-after': '1' } });
    if (!token.isHere) throw new AppError({ status: 403, code: 'address', detail: texts.address });
    if (!request.routeOptions.config.takesTokens) throw forbidden('role');
    await noteUse(context.db, context.clock.now(), token.id, addressOf(request));
    actByToken(request, token.viewer);
  });
}
