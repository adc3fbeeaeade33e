import { expect, test } from 'vitest';
import { silentApp } from '../../testing/silent-app.ts';
import { backupLine } from '../lines/backup/backup-line.ts';
import { orderAction } from './order-action.ts';

const page = new URL('https://hoster.example/backups/?stage=payment');

function send(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return orderAction(silentApp(), backupLine, page, form);
}

test.each([
  ['without an intent', {}],
  ['with one that no form of the page has', { intent: 'top-up' }],
])('a form %s orders nothing and is answered 400', async (_, fields) => {
  const answer = await send({ ...fields, payment_method: 'balance', accept_terms: 'on' });
  expect(answer).toMatchObject({ data: null, init: { status: 400 } });
});

test('an order without a payment method is refused with what is missing', async () => {
  expect(await send({ intent: 'order', accept_terms: 'on' })).toMatchObject({
    data: { intent: 'order', failure: { kind: 'fields', stage: 'payment', errors: { payment_method: [''] } } },
    init: { status: 400 },
  });
});
