import { expect, expectTypeOf, test, vi } from 'vitest';
import type { Article, OrderCreated, TopUp } from '@hoster/contract';
import { createCaller } from './call.ts';

test('fills path parameters in, and leaves the rest to the wrapper', async () => {
  const request = vi.fn(async () => null);
  const call = createCaller(request);
  await call('getArticle', { params: { slug: 'a/b c' }, ignore: [404] });
  await call('getFormerPlan', { params: { line: 'vps', slug: 'start' } });
  await call('getStaffTicket', { params: { id: 5 } });
  await call('patchSshKey', { params: { id: 7 }, body: { default: true } });
  expect(request.mock.calls).toEqual([
    ['/my/api/dream/article/a%2Fb%20c/', { method: 'GET', ignore: [404] }],
    ['/my/api/former-plans/vps/start/', { method: 'GET' }],
    ['/my/api/staff/tickets/5/', { method: 'GET' }],
    ['/my/api/ssh-keys/7/', { method: 'PATCH', body: { default: true } }],
  ]);
});

test('types what a call takes and gives by its schemas', () => {
  const call = createCaller(vi.fn(async () => null));
  expectTypeOf(() => call('getArticle', { params: { slug: 'x' } })).returns.resolves.toEqualTypeOf<Article>();
  expectTypeOf(() => call('getArticle', { params: { slug: 'x' }, rethrow: false })).returns.resolves.toEqualTypeOf<
    Article | undefined
  >();
  expectTypeOf((body: TopUp) => call('postTopUp', { body })).returns.resolves.toEqualTypeOf<OrderCreated>();
  expectTypeOf(() => call('deleteSession')).returns.resolves.toBeNever();
  // @ts-expect-error The path needs its parameter.
  expectTypeOf(() => call('getArticle')).toBeFunction();
  // @ts-expect-error The call has no such field.
  expectTypeOf(() => call('getArticles', { query: { sort: 'title' } })).toBeFunction();
  // @ts-expect-error The body lacks a field.
  expectTypeOf(() => call('postArticleReport', { params: { slug: 'x' }, body: {} })).toBeFunction();
});
