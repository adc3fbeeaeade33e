import { Writable } from 'node:stream';
import { publicParameters, redacted, secretPaths } from '@hoster/domain/network/redacted';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { routeTable } from '../src/routes.tsx';
import { logOptions } from './log.ts';

test('every address with a secret is one that the log hides', () => {
  const open = routeTable
    .map(({ path }) => path)
    .filter((path) => !secretPaths.some((secret) => path.startsWith(secret)))
    .flatMap((path) => Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => ({ path, name })));
  expect(open.length).toBeGreaterThan(1);
  expect(open.filter(({ name }) => !publicParameters.includes(name))).toEqual([]);
});

test('no line of the log holds a key of an email link, whatever it’s about', async () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (line, _encoding, done) => (lines.push(String(line)), done()) });
  const app = Fastify({ logger: { stream, ...logOptions } });
  app.get('/auth/confirm-email/:code/', (request) => {
    request.log.warn({ reason: `From ${request.headers.referer}` }, `Asked for ${request.url}`);
    throw new Error(`https://hoster.example${request.url} can’t be made`);
  });
  const referer = 'https://hoster.example/auth/password/reset/key/s3cret-referer/?next=s3cret-next';
  await app.inject({ url: '/auth/confirm-email/s3cret-key/?code=s3cret-code', headers: { referer } });
  await app.inject('/ru/dedicated-servers/alerts/1-s3cret/unknown/');
  await app.close();
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.join('')).not.toContain('s3cret');
  expect(lines.join('')).toContain('/auth/confirm-email/…');
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
  expect(redacted('/vps/')).toBe('/vps/');
});
