import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { csrfToken } from './auth-call.ts';
import { liveIn } from './customers.ts';

/** A call of the account with the cookies of a browser. */
export async function accountCall<Answer>(
  request: APIRequestContext,
  origin: string,
  [method, path]: ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string],
  data?: object,
): Promise<Answer> {
  const headers = { 'x-csrftoken': await csrfToken(request, origin), origin };
  const answer = await request.fetch(origin + path, { method, headers, ...(data && { data }) });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

/**
 * Orders a trial server for the signed-in customer, waits until it runs and returns its id.
 * @param change other fields of the order
 */
export async function orderTrial(
  { request }: Page,
  origin: string,
  name: string,
  change: object = {},
): Promise<number> {
  await liveIn(request, origin, { country: 'DE', city: 'Berlin', zip_code: '10115', address: 'Torstraße 1' });
  const { version } = await accountCall<{ version: string }>(request, origin, ['GET', '/my/api/legal/tos/']);
  const { order_ids: ids } = await accountCall<{ order_ids: number[] }>(
    request,
    origin,
    ['POST', '/my/api/vps-order/'],
    {
      tariff: 3,
      location: 1,
      os: 2,
      rent_period: 1,
      payment_method: 'balance',
      currency: 'EUR',
      accept_terms: true,
      terms_version: version,
      trial: 'free',
      name,
      ...change,
    },
  );
  const id = ids[0] ?? 0;
  const status = async () =>
    (await accountCall<{ status: string }>(request, origin, ['GET', `/my/api/services/${id}/`])).status;
  await expect.poll(status).toBe('active');
  return id;
}
