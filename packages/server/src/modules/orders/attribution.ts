import { attributionCookies, attributionValue } from '@hoster/domain';
import type { FastifyRequest } from 'fastify';
import { cookieOf } from '../../http/cookies.ts';

/** What the attribution cookies say about how the buyer came, for the partner programme. */
export function attributionOf(request: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    attributionCookies.flatMap(({ name }) => {
      const value = attributionValue(cookieOf(request, name) ?? '');
      return value ? [[name, value]] : [];
    }),
  );
}
