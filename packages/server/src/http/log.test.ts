import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { testBackend } from '../testing/backend.ts';
import { users } from '../modules/auth/tables.ts';
import { answerErrors } from './answers.ts';
import { logSerializers } from './log.ts';

test('logs where and why a statement failed, without its values', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  const app = fastify({ logger: { stream, serializers: logSerializers } });
  app.decorateRequest('language', 'en');
  answerErrors(app);
  const backend = await testBackend();
  const values = { username: 'ann.lund', passwordHash: '$argon2id$secret', firstName: 'Ann' };
  await backend.db.insert(users).values(values);
  app.get('/callback', async () => backend.db.insert(users).values(values));
  const answer = await app.inject('/callback?code=one-time-code');
  expect(answer.statusCode).toBe(409);
  await app.close();
  await backend.close();
  const text = lines.join('');
  expect(text).toContain('users_username');
  expect(text).toContain('insert into');
  expect(text).toMatch(/ at .+\.js/);
  for (const secret of ['argon2id', 'ann.lund', '"Ann"', 'one-time-code']) expect(text).not.toContain(secret);
});
