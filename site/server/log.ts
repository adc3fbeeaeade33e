import type { FastifyRequest } from 'fastify';

/** How the log writes requests: without what mailed links and forms carry in the address. */
export const logSerializers = {
  req: ({ method, url, ip }: FastifyRequest) => ({ method, url: withoutSecrets(url), remoteAddress: ip }),
};

/** An address without its query and without the key of a mailed link. */
export function withoutSecrets(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(/(\/(?:confirm-email|reset\/key)\/)[^/]+/, '$1…');
}
