import { expect, it, onTestFinished } from 'vitest';
import { orderDedicated } from '../../testing/dedicated.ts';
import { serviceOf } from '../../testing/service.ts';
import { testShop } from '../../testing/shop.ts';

const day = 1;

it('staff build by hand, late if need be, and the customer gets one email about it', async () => {
  const support = 'support@hoster.example';
  const shop = await testShop({ providerOf: { dedicated: 'by-hand' }, supportEmail: support });
  onTestFinished(() => shop.close());
  let customer = await shop.customer();
  const [id] = (await orderDedicated(customer, { name: 'handmade' })).order_ids;
  await shop.drain();
  expect((await serviceOf(customer, id)).operations.current).toMatchObject({ kind: 'build', step: 'by_staff' });

  for (let days = 0; days < 12; days++) await shop.pass(day);
  expect((await shop.emails()).filter(({ subject }) => subject.includes('takes longer'))).toHaveLength(1);
  expect((await shop.emails(support)).map(({ subject }) => subject)).toEqual([`Setup of service ${id} is overdue`]);

  const staff = await shop.staff();
  customer = await shop.customer();
  expect((await customer.get('/my/api/staff/tasks/')).statusCode).toBe(403);
  const [task] = (await staff.get('/my/api/staff/tasks/')).json<{ id: number }[]>();
  expect(task).toMatchObject({ service: id, name: 'handmade', kind: 'build', is_overdue: true });
  const path = `/my/api/staff/tasks/${task?.id}/`;
  expect((await customer.post(path, { ipv4: '192.0.2.77' })).statusCode).toBe(403);
  expect((await staff.post(path, { login: 'root' })).json()).toEqual({ ipv4: [expect.any(String)] });
  const entered = { ipv4: '192.0.2.77', login: 'root', password: 'typed-by-staff' };
  expect((await staff.post(path, entered)).json()).toEqual([]);
  expect((await staff.post(path, entered)).statusCode).toBe(409);
  await shop.drain();
  expect(await serviceOf(customer, id)).toMatchObject({
    status: 'active',
    access: { address: '192.0.2.77', login: 'root', password: 'typed-by-staff' },
  });
});
