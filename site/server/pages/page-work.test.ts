import type { IncomingMessage } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { boundedWork } from './page-work.ts';

const of = (cookie?: string) => ({ headers: { cookie } }) as IncomingMessage;
const never = () => new Promise<string>(() => undefined);
const page = () => Promise.resolve('page');

test('pages are made in turn, and all of them', async () => {
  const work = boundedWork(4);
  expect(await Promise.all(Array.from({ length: 30 }, () => work(of(), page)))).toEqual(Array(30).fill('page'));
});

test('refuses requests over the limit per session or in total immediately', async () => {
  const work = boundedWork(4, { total: 5, session: 2 }, 60_000);
  void work(of('sessionid=a'), never);
  void work(of('x=1; sessionid=a'), never);
  expect(await work(of('sessionid=a'), page)).toBeNull();
  expect(await work(of('sessionid=b'), page)).toBe('page');
  for (let more = 0; more < 3; more++) void work(of(), never);
  expect(await work(of(), page)).toBeNull();
});

test('refuses requests that wait too long, without rendering them', async () => {
  const work = boundedWork(4, { total: 20, session: 20 }, 50);
  for (let busy = 0; busy < 4; busy++) void work(of(), never);
  let isMade = false;
  const late = work(of(), async () => {
    isMade = true;
    return 'page';
  });
  expect(await late).toBeNull();
  expect(isMade).toBe(false);
});

test('a page that was made is held by nothing afterwards', async () => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('This Node can’t collect garbage on demand');
  const work = boundedWork(4);
  const made = new WeakRef((await work(of(), () => Promise.resolve({ html: 'page' }))) ?? {});
  // A WeakRef holds its object until the current task has ended.
  await new Promise(setImmediate);
  collect();
  expect(made.deref()).toBeUndefined();
});

test('a page that fails gives its place back', async () => {
  const work = boundedWork(4, { total: 1, session: 1 });
  await expect(work(of(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await work(of(), page)).toBe('page');
});
