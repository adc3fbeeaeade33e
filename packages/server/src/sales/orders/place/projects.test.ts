import type { Project, VpsOrderContext } from '@hoster/contract';
import { afterAll, expect, test } from 'vitest';
import { signedInCustomer } from '../../../testing/customer.ts';
import { anOrder, order, testShop } from '../../../testing/shop.ts';
import type { Browser } from '../../../testing/browser.ts';

const shop = await testShop();
const customer = await shop.customer();
afterAll(() => shop.close());

const projectsOf = async (browser: Browser) =>
  (await browser.get('/my/api/projects/')).json<Project[]>().map(({ name, is_default }) => [name, is_default]);

test('the project of a new account and of the initial choice is named in the customer’s language', async () => {
  const russian = await signedInCustomer(shop, 'pavel@example.test', { language: 'ru' });
  expect(await projectsOf(russian)).toEqual([['Основной', true]]);
  const context = await russian.get('/my/api/vps-order/create_context/', { headers: { 'accept-language': 'ru' } });
  expect(context.json<VpsOrderContext>().initial.project_name).toBe('Основной');
});

test('an order of the initial choice goes to the default project, also after that was renamed', async () => {
  const [general] = (await customer.get('/my/api/projects/')).json<Project[]>();
  await customer.patch(`/my/api/projects/${general?.id}/`, { name: 'Websites' });
  for (const change of [{ project_name: 'General' }, { project_name: 'Основной' }, {}]) await order(customer, change);
  expect(await projectsOf(customer)).toEqual([['Websites', true]]);
  await order(customer, { project_name: 'Shop' });
  expect(await projectsOf(customer)).toEqual([
    ['Websites', true],
    ['Shop', false],
  ]);
});

test('an order can’t name a project that a project can’t be named', async () => {
  const long = await customer.post('/my/api/vps-order/', anOrder(customer, { project_name: 'p'.repeat(65) }));
  expect([long.statusCode, long.json()]).toEqual([400, { project_name: [expect.any(String)] }]);
});
