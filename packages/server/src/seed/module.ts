import { sql } from '../platform/db/drizzle.ts';
import { loadLegal, users } from '../identity/index.ts';
import { loadPages } from '../platform/documents/index.ts';
import { loadArticles, loadNews } from '../content/index.ts';
import type { Module } from '../platform/index.ts';
import { seedAccounts } from './accounts.ts';
import { seedAddressPools } from './address-pools.ts';
import { isCatalogueKept, keepCatalogue } from '../catalogue/index.ts';
import { seedCatalogue, seedTechnical } from './catalogue.ts';
import { seedClients } from './clients.ts';
import { seedDemoCustomer } from './demo-customer.ts';
import { seedDemoPartner } from './demo-partner.ts';
import { seedFormerPlans } from './former-plans.ts';
import { seedStatusHistory } from './status-history.ts';

/** Any number, as long as every process uses the same. */
const seedLock = 20_100_102;

/** Fills a new shop in one transaction. In a shop that has users, only texts whose files have changed are updated. */
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
      await seedTechnical(tx);
      if (!(await isCatalogueKept(tx))) await seedCatalogue(tx, context.settings.seed === 'large');
      if (!context.settings.demo) {
        await keepCatalogue(tx);
        // Everything else has passwords that are public.
        return;
      }
      await seedAddressPools(tx);
      await seedClients(tx);
      await seedFormerPlans(tx);
      await seedStatusHistory(tx, context.clock.now());
      const [someone] = await tx.select({ id: users.id }).from(users).limit(1);
      if (someone) return;
      const customer = await seedAccounts(tx, context);
      await seedDemoCustomer(tx, context, customer);
      await seedDemoPartner(tx, context, customer);
    });
  },
};
