import { Writable } from 'node:stream';
import { publicParameters, secretPaths } from '@hoster/domain/network/redacted';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { buildApp, newApp } from '../../app.ts';
import { testBackend } from '../../testing/backend.ts';
import { users } from '../../identity/auth/tables.ts';
import { answerErrors } from './answers.ts';
import { logOptions } from './log.ts';

test('logs where and why a statement failed, without its values', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  const app = fastify({ logger: { stream, ...logOptions } });
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

test('every address of the backend with a secret is one that the log hides', async () => {
  const backend = await testBackend({ demo: true, oauth: 'mock' });
  const app = newApp({});
  const paths: string[] = [];
  app.addHook('onRoute', ({ url }) => void paths.push(url));
  const { db } = backend;
  buildApp(app, backend.app.hoster, {
    db,
    alone: (work) => work(db),
    ping: async () => undefined,
    listen: backend.app.hoster.listen,
    close: () => backend.close(),
  });
  await app.ready();
  await app.close();
  await backend.close();
  const open = paths
    .filter((path) => !secretPaths.some((secret) => path.startsWith(secret)))
    .flatMap((path) =>
      Array.from(path.matchAll(/:(\w+)|\*/g), ([name, parameter]) => ({ path, name: parameter ?? name })),
    );
  expect(open.length).toBeGreaterThan(10);
  expect(open.filter(({ name }) => !publicParameters.includes(name))).toEqual([]);
  // All of them exist, in one of the languages of the site or here.
  const pages = [
    '/admin/',
    '/auth/',
    '/dedicated-servers/',
    '/my/team/',
    '/invoice-recipients/',
    '/leave-ticket/',
    '/back-in-stock/',
  ];
  const here = secretPaths.filter((path) => !pages.some((page) => path.startsWith(page)));
  for (const secret of here) expect(paths.some((path) => path.startsWith(secret))).toBe(true);
});
