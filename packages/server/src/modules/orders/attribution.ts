import { attributionCookies, attributionValue, consentCookie, consentFrom } from '@hoster/domain';
import type { FastifyRequest } from 'fastify';
import { cookieOf } from '../../http/cookies.ts';

/** What the attribution cookies say about how the buyer came, for the partner programme; nothing without their consent. */
export function attributionOf(request: FastifyRequest): Record<string, string> {
  if (!consentFrom(cookieOf(request, consentCookie.name))?.marketing) return {};
  return Object.fromEntries(
    attributionCookies.flatMap(({ name }) => {
      const value = attributionValue(cookieOf(request, name) ?? '');
      return value ? [[name, value]] : [];
    }),
  );
}
