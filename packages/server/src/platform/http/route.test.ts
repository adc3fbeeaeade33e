import { call } from '@hoster/contract';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { newApp, buildApp } from '../../app.ts';
import { frozenClock } from '../clock.ts';
import { secretsOf } from '../secrets.ts';
import { settingsFrom } from '../../settings.ts';
import { testDatabase } from '../../testing/database.ts';
import { route } from './route.ts';
import { contextParts } from '../../modules.ts';

const path = '/my/api/echo/:id/';
const base = { method: 'GET', summary: '', tag: 'Test' } as const;
const params = z.object({ id: z.coerce.number().int() });
const echo = call({ ...base, id: 'echo', path, params, answer: { 200: z.object({ id: z.int() }) } });
const broken = call({ ...base, id: 'broken', path: '/my/api/broken/', answer: { 200: z.object({}) } });
const mine = call({
  ...base,
  id: 'mine',
  path: '/my/api/mine/',
  session: true,
  access: 'read',
  answer: { 200: z.object({}) },
});
const drifted = call({ ...base, id: 'drifted', path: '/my/api/drifted/', answer: { 200: z.object({ id: z.int() }) } });

const app = newApp({});
const database = await testDatabase();
const settings = settingsFrom({ checkAnswers: true });
const rest = { ...contextParts, clock: frozenClock(), secrets: secretsOf('key'), log: app.log };
buildApp(app, { db: database.db, listen: database.listen, settings, ...rest }, database);
route(app, echo, async ({ params: { id } }) => ({ id }));
route(app, mine, async () => ({}));
route(app, drifted, async () => ({ id: 1.5 }));
route(app, broken, async () => {
  throw new Error('the password of the database is secret');
});
await app.ready();
afterAll(async () => {
  await app.close();
  await database.close();
});

test('handlers receive what the contract defines', async () => {
  expect((await app.inject('/my/api/echo/7/')).json()).toEqual({ id: 7 });
  const bad = await app.inject('/my/api/echo/seven/');
  expect([bad.statusCode, bad.json()]).toEqual([404, { detail: 'Not found.' }]);
});

test('a call for customers refuses visitors before its handler runs', async () => {
  expect((await app.inject('/my/api/mine/')).statusCode).toBe(401);
});

test('hides the reason of unexpected errors', async () => {
  const answer = await app.inject({ url: '/my/api/broken/', headers: { 'accept-language': 'ru' } });
  expect([answer.statusCode, answer.json()]).toEqual([500, { detail: 'Что-то пошло не так, мы уже разбираемся.' }]);
});

test('rejects answers that break the contract where answers are checked', async () => {
  expect((await app.inject('/my/api/drifted/')).statusCode).toBe(500);
});
