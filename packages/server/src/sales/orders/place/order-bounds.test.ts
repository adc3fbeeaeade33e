import { sql } from '../../../platform/db/drizzle.ts';
import { afterEach, expect, it } from 'vitest';
import type { BackendOptions } from '../../../settings.ts';
import { anOrder, testShop, type TestShop } from '../../../testing/shop.ts';

let shop: TestShop;
const open = async (options: BackendOptions = {}) => {
  shop = await testShop(options);
  return shop.customer();
};
afterEach(() => shop.close());

it('refuses an order above the maximum with an explanation', async () => {
  const customer = await open();
  const huge = anOrder(customer, {
    tariff: null,
    configuration: { cpu_count: 16, ram_size: 32, disk_size: 640 },
    count: 20,
    rent_period: 24,
    extra_services: { monthly: [{ id: 2, count: 50 }], one_time: [] },
    payment_method: 'card',
  });
  const answer = await customer.post('/my/api/vps-order/', huge);
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { non_field_errors: ['Orders above €100,000 need a personal offer. Contact our sales team.'] },
  ]);
});

it('amounts beyond four bytes are stored', async () => {
  const customer = await open();
  await shop.db.execute(sql`update billing_accounts set overdraft_cents = 9000000000`);
  const finance = (await customer.get('/my/api/account/finance/')).json();
  expect(finance).toMatchObject({ balance: { amount: '500.00' } });
});

it('orders that fail through our fault are not counted', async () => {
  const customer = await open({ rateLimits: true });
  await shop.db.execute(sql`alter table purchase_consents rename to elsewhere`);
  const statuses = new Set<number>();
  for (let count = 0; count < 61; count++) {
    statuses.add((await customer.post('/my/api/vps-order/', anOrder(customer))).statusCode);
  }
  expect([...statuses]).toEqual([500]);
  await shop.db.execute(sql`alter table elsewhere rename to purchase_consents`);
  expect((await customer.post('/my/api/vps-order/', anOrder(customer))).statusCode).toBe(201);
});

it('payers are limited however fast they are added', async () => {
  const customer = await open();
  const payer = (name: string) => ({ name, kind: 'company', country: 'DE', vat_id: null });
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, index) => customer.post('/my/api/legal-entities/', payer(`Berg ${index}`))),
  );
  // The demo customer has one.
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(19);
});
