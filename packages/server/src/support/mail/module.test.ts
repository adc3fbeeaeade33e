import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { jobsOf } from '../../platform/jobs/index.ts';
import { closeJobs } from '../../platform/jobs/of-context.ts';
import { testBackend } from '../../testing/backend.ts';
import { desk, message, toTicket } from '../../testing/mail-message.ts';
import { readSupportMail } from './config.ts';
import { supportMailModule } from './module.ts';
import { supportInboundMail } from './tables.ts';
import { inboundPath, inboundSignature } from './webhook.ts';

const secret = 'a-secret-of-at-least-32-characters';
const backend = await testBackend();
afterAll(() => backend.close());

test('email from the webhook reaches the tickets by a job', async () => {
  const applied: unknown[] = [];
  const module = supportMailModule(() => ({
    desk: () => Promise.resolve(desk()),
    apply: async (_tx, verdict) => {
      applied.push(verdict.verdict, 'content' in verdict && verdict.content?.text);
      return null;
    },
  }));
  const supportMail = readSupportMail({ SUPPORT_ADDRESS: 'support@example.net', SUPPORT_WEBHOOK_SECRET: secret });
  const { hoster } = backend.app;
  const context = { ...hoster, jobs: module.jobs ?? [], settings: { ...hoster.settings, supportMail } };
  const app = Fastify();
  app.decorate('hoster', context);
  module.routes?.(app);
  const body = message({ To: toTicket[1042] }, 'It works');
  const seconds = Math.floor(backend.clock.now().getTime() / 1000);
  const headers = {
    'content-type': 'message/rfc822',
    'hoster-signature': `t=${seconds},v1=${inboundSignature(secret, seconds, body)}`,
  };
  const answer = await app.inject({ method: 'POST', url: inboundPath, payload: body, headers });
  expect([answer.statusCode, answer.json()]).toEqual([200, { result: 'accepted' }]);
  await (await jobsOf(context)).drain();
  expect(applied).toEqual(['thread', 'It works']);
  expect(await backend.db.select().from(supportInboundMail)).toMatchObject([{ verdict: 'thread', tries: 1 }]);
  await closeJobs(context);
  await app.close();
});
