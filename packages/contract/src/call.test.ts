import { expect, expectTypeOf, test } from 'vitest';
import type { AnswerOf, AnyAnswerOf, BodyInputOf, BodyOf, HeadersOf, ParamsOf, QueryOf } from './call.ts';
import { calls } from './calls/index.ts';
import type { OrderConflict, OrderCreated, Service, ServiceDetails, VpsOrder, VpsOrderInput } from './schemas.ts';

test('types the parts of a call by its schemas', () => {
  type Order = typeof calls.postVpsOrder;
  expectTypeOf<BodyOf<Order>>().toEqualTypeOf<VpsOrder>();
  expectTypeOf<BodyInputOf<Order>>().toEqualTypeOf<VpsOrderInput>();
  expectTypeOf<AnswerOf<Order, 201>>().toEqualTypeOf<OrderCreated>();
  expectTypeOf<AnyAnswerOf<Order>>().toEqualTypeOf<
    { status: 201; body: OrderCreated } | { status: 409; body: OrderConflict }
  >();
  expectTypeOf<HeadersOf<Order>>().toEqualTypeOf<{ 'idempotency-key'?: string | undefined }>();
  expectTypeOf<ParamsOf<Order>>().toEqualTypeOf<undefined>();
  expectTypeOf<ParamsOf<typeof calls.getService>>().toEqualTypeOf<{ id: number }>();
  expectTypeOf<AnswerOf<typeof calls.getService, 200>>().toEqualTypeOf<ServiceDetails>();
  expectTypeOf<AnswerOf<typeof calls.getServices, 200>['results']>().toEqualTypeOf<Service[]>();
  expectTypeOf<QueryOf<typeof calls.getServices>['page']>().toEqualTypeOf<number>();
  expectTypeOf(calls.getFeatures.path).toEqualTypeOf<'/my/api/features/'>();
});

test('queries are read from text, with defaults', () => {
  expect(calls.getServices.query.parse({})).toEqual({ page: 1, page_size: 20 });
  expect(calls.getServices.query.parse({ page: '3', status: 'active' })).toEqual({
    page: 3,
    page_size: 20,
    status: 'active',
  });
  expect(calls.getServices.query.safeParse({ page_size: '500' }).success).toBe(false);
  expect(calls.getService.params.parse({ id: '7' })).toEqual({ id: 7 });
  expect(calls.getService.params.safeParse({ id: 'x' }).success).toBe(false);
});

test('site calls end in a slash, auth calls and probes in none', () => {
  for (const { path, tag } of Object.values(calls))
    expect(path.endsWith('/')).toBe(!path.startsWith('/auth/') && tag !== 'Operations');
});
