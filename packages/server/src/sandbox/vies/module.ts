import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { forDemoVisitors } from '../../platform/http/index.ts';
import type { Module } from '../../platform/index.ts';

const Question = z.object({ countryCode: z.string(), vatNumber: z.string() });

/**
 * A demo's mock for VIES: ids that end in 00 are invalid; for those that end in 55 the country's service is
 * unavailable.
 */
export const viesModule: Module = {
  name: 'mock-vies',
  routes: (app) => {
    if (app.hoster.settings.demo) forDemoVisitors(app, routes);
  },
};

function routes(app: FastifyInstance): void {
  app.post('/vies/check-vat-number', { config: { csrf: false } }, async (request, reply) => {
    const question = Question.safeParse(request.body);
    if (!question.success) {
      return reply.code(400).send({ actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] });
    }
    const { countryCode, vatNumber } = question.data;
    if (vatNumber.endsWith('55')) {
      return reply.code(500).send({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] });
    }
    return {
      countryCode,
      vatNumber,
      requestDate: app.hoster.clock.now().toISOString(),
      valid: !vatNumber.endsWith('00'),
      requestIdentifier: `MOCK-${countryCode}${vatNumber}`,
      name: '---',
      address: '---',
    };
  });
}
