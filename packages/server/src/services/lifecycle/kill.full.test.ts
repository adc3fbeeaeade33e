import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { count, eq } from '../../platform/db/drizzle.ts';
import { afterAll, expect, it, vi } from 'vitest';
import { WAIT_TIMEOUT } from '../../../../../scripts/wait-timeout.ts';
import { ownDatabase } from '../../testing/database.ts';
import { balanceCents, order, testShop } from '../../testing/shop.ts';
import { serviceSteps, services } from '../../sales/orders/tables.ts';
import { payments } from '../../billing/payments/tables.ts';

const termCents = 1607;
const servers = 6;
/** How many of them the balance can renew. */
const affordable = 3;
const script = fileURLToPath(new URL('../../testing/lifecycle-to-kill.ts', import.meta.url));

const database = await ownDatabase('demo');
const shop = await testShop({ databaseUrl: database.url });
afterAll(async () => {
  await shop.close();
  await database.drop();
});

/** How much has happened: steps and payments of renewals. */
async function happened(): Promise<number> {
  const [steps] = await shop.db.select({ rows: count() }).from(serviceSteps);
  const [paid] = await shop.db.select({ rows: count() }).from(payments).where(eq(payments.purpose, 'renewal'));
  return (steps?.rows ?? 0) + (paid?.rows ?? 0);
}

/** Starts a backend at the shop's time, and kills it as soon as it has done something. */
async function killInTheMiddle(): Promise<void> {
  const before = await happened();
  const victim = spawn(process.execPath, [script, database.url, shop.clock.now().toISOString()], { stdio: 'inherit' });
  await vi.waitUntil(async () => (await happened()) > before, { timeout: WAIT_TIMEOUT, interval: 5 });
  victim.kill('SIGKILL');
  await once(victim, 'exit');
}

it('each step of a service happens once, even if a process is killed in the middle of each day', async () => {
  const customer = await shop.customer();
  const names = Array.from({ length: servers }, (_, index) => `killed-${index + 1}x`);
  const ids: number[] = [];
  for (const name of names) ids.push((await order(customer, { name })).order_ids[0] ?? 0);
  await shop.drain();
  await shop.setBalance(affordable * termCents);

  for (const days of [23, 6, 1, 3, 14]) {
    shop.clock.advance(days * 24 * 60 * 60 * 1000);
    await killInTheMiddle();
    await shop.pass(0);
  }

  const rows = (await shop.db.select().from(services)).filter(({ id }) => ids.includes(id));
  const states = rows.map(({ state }) => state).toSorted((a, b) => a.localeCompare(b));
  expect(states).toEqual(['active', 'active', 'active', 'canceled', 'canceled', 'canceled']);
  expect(await balanceCents(await shop.customer())).toBe(0);
  const subjects = (await shop.emails()).map(({ subject }) => subject);
  for (const { name, state } of rows) {
    const reminder = `${name} renews on 20 December 2026`;
    expect(subjects.filter((subject) => subject.includes(name)).slice(2)).toEqual(
      state === 'active'
        ? [reminder, reminder, `${name} has been renewed`]
        : [reminder, reminder, `We couldn’t renew ${name}`, `${name} is suspended`, `${name} has been deleted`],
    );
  }
});
