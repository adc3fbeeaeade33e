import type { FastifyRequest } from 'fastify';
import { cookieOf } from '../../http/cookies.ts';

const names = ['utm_source', 'utm_medium', 'utm_campaign', 'referer', 'partner_ref', 'gclid'];

/** What the attribution cookies say about how the buyer came, for the partner programme. */
export function attributionOf(request: FastifyRequest): Record<string, string> {
  const found = names.map((name) => [name, cookieOf(request, name)?.replaceAll('\0', '').slice(0, 500)] as const);
  return Object.fromEntries(found.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
