import type { FastifyRequest } from 'fastify';

/** Log serializers that strip query strings and keys of email links from URLs. */
export const logSerializers = {
  req: ({ method, url, ip }: FastifyRequest) => ({ method, url: withoutSecrets(url), remoteAddress: ip }),
};

/** Returns a URL without its query and the key of an email link. */
export function withoutSecrets(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(/(\/(?:confirm-email|reset\/key)\/)[^/]+/, '$1…');
}
