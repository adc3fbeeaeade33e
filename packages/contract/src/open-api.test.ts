import { expect, test } from 'vitest';
import { calls } from './calls/index.ts';
import { authErrorCodes, errorCodes } from './error-codes.ts';
import { ErrorDetail } from './errors.ts';
import { openApi } from './open-api.ts';

const document = openApi(calls, { title: 'Hoster', version: '1.0.0' });

function* references(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref') yield String(value);
    else yield* references(value);
  }
}

test('every call is an operation under its path, with its path parameters declared', () => {
  for (const call of Object.values(calls)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    const operation = document.paths[path]?.[call.method.toLowerCase()];
    expect(operation?.operationId).toBe(call.id);
    const declared = (operation?.parameters ?? []).filter((parameter) => parameter.in === 'path');
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(declared.map((parameter) => parameter.name)).toEqual(inPath);
    for (const parameter of declared) expect(parameter.required).toBe(true);
    for (const status of [...Object.keys(call.answer), ...('errors' in call ? call.errors : [])])
      expect(Object.keys(operation?.responses ?? {})).toContain(String(status));
  }
});

test('every reference has a component', () => {
  const used = [...references(document)];
  expect(used.length).toBeGreaterThan(50);
  for (const reference of used) {
    const name = reference.replace('#/components/schemas/', '');
    expect(Object.keys(document.components.schemas)).toContain(name);
  }
});

test('the document is plain JSON and free of schema dialect marks inside', () => {
  const text = JSON.stringify(document);
  expect(JSON.parse(text)).toEqual(document);
  expect(text).not.toContain('$schema');
  expect(text).not.toContain('$id');
});

test('marks bodies that refuse unknown fields, and fields with a default as optional', () => {
  const order = document.components.schemas['VpsOrder'];
  expect(order?.['additionalProperties']).toBe(false);
  expect(order?.['required']).toEqual(
    expect.arrayContaining(['tariff', 'location', 'rent_period', 'payment_method', 'currency', 'accept_terms']),
  );
  expect(order?.['required']).not.toContain('count');
});

test('documents what calls for signed-in users and calls that change something need', () => {
  expect(document.paths['/my/api/account/personal_info/']?.['put']?.security).toEqual([
    { token: ['account'] },
    { session: [], csrf: [] },
  ]);
  expect(document.paths['/my/api/account/sessions/']?.['get']?.security).toEqual([{ session: [] }]);
  expect(document.paths['/my/api/features/']?.['get']?.security).toEqual([]);
  expect(document.paths['/api/payments/bank-callback/']?.['post']?.security).toEqual([]);
});

test('each id is the key of its call, and no two calls share method and path', () => {
  for (const [key, call] of Object.entries(calls)) expect(call.id).toBe(key);
  const addresses = Object.values(calls).map((call) => `${call.method} ${call.path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('lists every error code with its meaning, and refuses others', () => {
  const { ErrorCode: codes, AuthErrorCode: authCodes, ErrorDetail: detail } = document.components.schemas;
  const meanings = (schema: unknown) =>
    (schema as { anyOf: { const: string; description: string }[] }).anyOf.map((one) => [one.const, one.description]);
  expect(meanings(codes)).toEqual(Object.entries(errorCodes));
  expect(meanings(authCodes)).toEqual(Object.entries(authErrorCodes));
  expect(detail).toMatchObject({ properties: { code: { $ref: '#/components/schemas/ErrorCode' } } });
  expect(ErrorDetail.safeParse({ detail: 'Sold out.', code: 'sold_out' }).success).toBe(true);
  expect(ErrorDetail.safeParse({ detail: 'Sold out.', code: 'out_of_stock' }).success).toBe(false);
});
