import type { BalanceMovement, Finance, Page } from '@hoster/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { memberAt } from '../../testing/customer.ts';
import { testShop, order } from '../../testing/shop.ts';
import { fromEquity, ontoBalance, post } from '../index.ts';

const shop = await testShop();
let customer: Browser;
const path = '/my/api/account/transactions/';
const pageOf = async (query = '', of = customer): Promise<Page<BalanceMovement>> =>
  (await of.get(`${path}${query}`)).json();

beforeAll(async () => {
  customer = await shop.customer();
  const { accountId } = await memberAt(shop.db);
  for (let count = 1; count <= 30; count++) {
    await shop.db.transaction((tx) =>
      post(tx, {
        reference: `test:${count}`,
        kind: count % 3 === 0 ? 'refund' : 'top_up',
        description: { en: `Movement ${count}`, ru: `Операция ${count}` },
        postings: [...fromEquity(100 + count), ...ontoBalance(accountId, 100 + count, { fundsCents: 0, owedCents: 0 })],
      }),
    );
  }
  await order(customer);
});
afterAll(() => shop.close());

const cents = (amount: string) => Math.round(Number(amount) * 100);

describe('transactions', () => {
  it('are in pages without gaps, each with the balance after it', async () => {
    const { balance } = (await customer.get('/my/api/account/finance/')).json<Finance>();
    const first = await pageOf('?page_size=7');
    expect(first.count).toBeGreaterThan(31);
    const all = [...first.results];
    let next = first.next;
    while (next !== null) {
      const page: Page<BalanceMovement> = (await customer.get(next)).json();
      all.push(...page.results);
      next = page.next;
    }
    expect(all).toHaveLength(first.count);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    let expected = cents(balance.amount);
    for (const movement of all) {
      expect([movement.id, cents(movement.balance.amount)]).toEqual([movement.id, expected]);
      expected -= cents(movement.amount.amount);
    }
    expect(expected).toBe(0);
  });

  it('keep their balances when they are filtered', async () => {
    const all = (await pageOf('?page_size=200')).results;
    const refunds = await pageOf('?page_size=200&kind=refund');
    expect(refunds.results).toEqual(all.filter(({ kind }) => kind === 'refund'));
    expect(refunds.count).toBe(refunds.results.length);
    const two = await pageOf('?page_size=4&page=2&kind=refund');
    expect(two.results).toEqual(refunds.results.slice(4, 8));
    expect(two.next).toBe(`${path}?page=3&page_size=4&kind=refund`);
  });

  it('refuses a page beyond the last, an unknown kind, and strangers', async () => {
    const codes = await Promise.all(
      ['?page=999', '?kind=theft', '?page_size=1000'].map(
        async (query) => (await customer.get(path + query)).statusCode,
      ),
    );
    expect(codes).toEqual([404, 400, 400]);
    expect((await shop.browser().get(path)).statusCode).toBe(401);
    expect((await pageOf('', await shop.stranger())).results).toEqual([]);
  });
});
