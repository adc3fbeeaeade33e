import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { csrfToken } from './auth-call.ts';
import { liveIn } from './customers.ts';
import { words } from './words.ts';

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

/** Orders a trial server for the signed-in customer, waits until it runs and returns its id. */
export const orderTrial = async (page: Page, origin: string, name: string): Promise<number> => {
  const { order_ids: ids } = await order(page, origin, { payment_method: 'balance', trial: 'free', name });
  return whenActive(page, origin, ids[0] ?? 0);
};

/**
 * Orders a server for the signed-in customer, pays for it by card, waits until it runs and returns its id.
 * @param change other fields of the order
 */
export async function orderByCard(page: Page, origin: string, name: string, change: object = {}): Promise<number> {
  const placed = await order(page, origin, { payment_method: 'card', name, ...change });
  const { redirect_url: bank } = await accountCall<{ redirect_url: string }>(page.request, origin, [
    'GET',
    `/my/api/payment/${placed.payment_object_ref}/`,
  ]);
  await page.goto(bank);
  await page.getByRole('button', { name: words.en.bankPay, exact: true }).click();
  await page.waitForURL('**/my/payment/**');
  return whenActive(page, origin, placed.order_ids[0] ?? 0);
}

interface Placed {
  order_ids: number[];
  payment_object_ref: string;
}

async function order({ request }: Page, origin: string, fields: object): Promise<Placed> {
  await liveIn(request, origin, { country: 'DE', city: 'Berlin', zip_code: '10115', address: 'Torstraße 1' });
  const { version } = await accountCall<{ version: string }>(request, origin, ['GET', '/my/api/legal/tos/']);
  return accountCall<Placed>(request, origin, ['POST', '/my/api/vps-order/'], {
    tariff: 3,
    location: 1,
    os: 2,
    rent_period: 1,
    currency: 'EUR',
    accept_terms: true,
    terms_version: version,
    ...fields,
  });
}

async function whenActive({ request }: Page, origin: string, id: number): Promise<number> {
  const status = async () =>
    (await accountCall<{ status: string }>(request, origin, ['GET', `/my/api/services/${id}/`])).status;
  await expect.poll(status).toBe('active');
  return id;
}
