import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBackend, type TestBackend } from '../testing/backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

test('the OpenAPI document is served', async () => {
  const answer = await backend.browser().get('/api/openapi.json');
  expect(answer.json()).toMatchObject({ openapi: '3.1.1' });
});
