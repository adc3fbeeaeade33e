import { redacted } from '@hoster/domain/network/redacted';
import type { FastifyRequest } from 'fastify';

/** Options of the log: requests without their query, and no line with a secret of an address. */
export const logOptions = {
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, url: url.split('?', 1)[0] ?? '', remoteAddress: ip }),
  },
  hooks: { streamWrite: redacted },
};
