import { sql } from '../db/drizzle.ts';
import { users } from '../modules/auth/tables.ts';
import { loadPages } from '../modules/content/service.ts';
import { loadArticles } from '../modules/help/load.ts';
import { loadLegal } from '../modules/legal/load.ts';
import type { Module } from '../modules/module.ts';
import { loadNews } from '../modules/news/load.ts';
import { seedAccounts } from './accounts.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedClients } from './clients.ts';
import { seedDemoCustomer } from './demo-customer.ts';
import { seedFormerPlans } from './former-plans.ts';
import { seedStatusHistory } from './status-history.ts';

/** Any number, as long as every process uses the same. */
const seedLock = 20_100_102;

/** Fills a new shop, all or nothing. A shop that has users is left alone, but for texts whose files have changed. */
export const seedModule: Module = {
  name: 'seed',
  seed: async (context) => {
    await context.db.transaction(async (tx) => {
      // Processes that start together take turns; the second finds the work done.
      await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
      await loadPages(tx);
      await loadArticles(tx);
      await loadNews(tx);
      await loadLegal({ db: tx, log: context.log });
      await seedCatalogue(tx, context.settings.seed === 'large');
      // Their passwords are public.
      if (!context.settings.demo) return;
      await seedClients(tx);
      await seedFormerPlans(tx);
      await seedStatusHistory(tx, context.clock.now());
      const [someone] = await tx.select({ id: users.id }).from(users).limit(1);
      if (!someone) await seedDemoCustomer(tx, context, await seedAccounts(tx, context));
    });
  },
};
