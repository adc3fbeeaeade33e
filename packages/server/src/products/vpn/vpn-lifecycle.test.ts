import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { users } from '../../identity/auth/tables.ts';
import { balanceCents, testShop } from '../../testing/shop.ts';
import { services } from '../../sales/orders/tables.ts';
import { serviceOf, serviceRow, setUp } from '../../testing/service.ts';
import { filesOf, orderVpn, recordedVpn } from '../../testing/vpn.ts';

/** 4.90 and 19 % of Germany. */
const termCents = 583;

const { vpn, applied } = recordedVpn();
const shop = await testShop({ vpn });
let customer = await shop.customer();
afterAll(() => shop.close());

const detailsOf = (id: number | undefined, language?: string) => serviceOf(customer, id, language);
const write = (language: 'en' | 'ru') => shop.db.update(users).set({ language });
const rowOf = (id?: number) => serviceRow(shop, id);
/** Orders and sets up. @returns the id of the service */
const built = (change: Parameters<typeof orderVpn>[1] = {}) => setUp(shop, orderVpn(customer, change));

describe('the lifecycle of a VPN', () => {
  it('ends with its money back when it can’t be set up', async () => {
    const money = await balanceCents(customer);
    const id = await built({ name: 'fail-setup' });
    expect(await balanceCents(customer)).toBe(money);
    expect(await detailsOf(id)).toMatchObject({
      status: 'failed_setup',
      status_reason: 'We couldn’t set up this VPN. Your payment is back on your balance.',
    });
    expect((await detailsOf(id, 'ru')).status_reason).toBe('Не удалось настроить VPN. Деньги вернулись на баланс.');
    expect((await shop.emails()).at(-1)?.text).toContain('we couldn’t set up your VPN fail-setup');
    expect((await rowOf(id)).sealedProfiles).toBeNull();
  });

  it('renews for the price of its term, and stops and is deleted when it isn’t paid for', async () => {
    const id = await built({ name: 'lasts' });
    const files = await filesOf(customer, id);
    // Nothing else is to be paid for from the balance.
    await shop.db.update(services).set({ autoRenew: false });
    await shop.db.update(services).set({ autoRenew: true }).where(eq(services.id, id));
    const money = await balanceCents(customer);
    await shop.pass(31);
    customer = await shop.customer();
    expect(await detailsOf(id)).toMatchObject({ status: 'active', paid_until: '2027-01-20T12:00:00.000Z' });
    expect(await balanceCents(customer)).toBe(money - termCents);
    expect(await filesOf(customer, id)).toEqual(files);

    await shop.setBalance(0);
    applied.length = 0;
    await shop.pass(31);
    await shop.pass(4);
    customer = await shop.customer();
    expect(await detailsOf(id)).toMatchObject({ status: 'suspended' });
    expect(await filesOf(customer, id)).toEqual([]);
    expect(applied).toContainEqual({ serviceId: id, access: 'closed' });
    await shop.pass(13);
    await shop.pass(2);
    customer = await shop.customer();
    expect(await detailsOf(id)).toMatchObject({
      status: 'canceled',
      status_reason: 'We deleted this VPN because it wasn’t paid for.',
    });
    expect(applied).toContainEqual({ serviceId: id, access: 'deleted' });
    expect((await rowOf(id)).sealedProfiles).toBeNull();

    const about = (await shop.emails()).filter(({ subject }) => subject.includes('lasts'));
    expect(about.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'lasts has been renewed',
        'lasts is suspended',
        expect.stringMatching(/^lasts will be deleted on /),
        'lasts has been deleted',
      ]),
    );
    expect(about.map(({ text }) => text).join('\n')).toContain('The VPN has stopped working.');
    for (const { text } of about) expect(text).not.toMatch(/\bdata\b|restored|back up|server|ssh/i);
  });

  it('that is cancelled at the end of its term doesn’t mention data, in Russian too', async () => {
    await shop.setBalance(10_000);
    await write('ru');
    const id = await built({ name: 'leaves' });
    await customer.post(`/my/api/services/${id}/cancel/`, { when: 'period_end' });
    await shop.pass(25);
    const about = (await shop.emails()).filter(({ subject }) => subject.includes('leaves'));
    expect(about.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^VPN leaves будет удалён /)]),
    );
    expect(about.some(({ text }) => text.includes('Вы решили удалить VPN leaves.'))).toBe(true);
    for (const { text } of about) expect(text).not.toMatch(/данны|копи|сервер/i);
    await write('en');
  });

  it('that is cancelled before it’s set up doesn’t mention files that never existed, in Russian too', async () => {
    customer = await shop.customer();
    await shop.setBalance(10_000);
    const unbuilt = async (name: string, language: 'en' | 'ru') => {
      await write(language);
      const [id] = (await orderVpn(customer, { name })).order_ids;
      await customer.post(`/my/api/services/${id}/cancel/`, { when: 'now' });
      return (await shop.emails()).at(-1);
    };
    const english = await unbuilt('early', 'en');
    expect(english?.subject).toBe('early has been cancelled');
    expect(english?.text).toContain('Your order for early has been cancelled. We’ve returned €5.83 to your balance.');
    expect(english?.text).not.toMatch(/configuration|again/);
    const russian = await unbuilt('rano', 'ru');
    expect(russian?.subject).toBe('Заказ rano отменён');
    expect(russian?.text).not.toMatch(/конфигурац|больше/);
    await write('en');
  });
});
