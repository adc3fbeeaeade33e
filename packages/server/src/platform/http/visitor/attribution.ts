import { attributionCookies, attributionValue, consentCookie, consentFrom } from '@hoster/domain';
import type { FastifyRequest } from 'fastify';
import { cookieOf } from '../cookies.ts';

/** Whether the visitor has agreed to marketing cookies. */
export const agreesToMarketing = (request: Pick<FastifyRequest, 'headers'>): boolean =>
  consentFrom(cookieOf(request, consentCookie.name))?.marketing === true;

/** Attribution cookies of the visitor by name, for the partner programme; none without their consent. */
export function attributionOf(request: Pick<FastifyRequest, 'headers'>): Record<string, string> {
  if (!agreesToMarketing(request)) return {};
  return Object.fromEntries(
    attributionCookies.flatMap(({ name }) => {
      const value = attributionValue(cookieOf(request, name) ?? '');
      return value ? [[name, value]] : [];
    }),
  );
}
