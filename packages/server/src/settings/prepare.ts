import { isDeepStrictEqual } from 'node:util';
import { readEmail, type SettingsGroupName } from '@hoster/contract';
import { companySettings } from '../platform/company/index.ts';
import { and, eq } from '../platform/db/drizzle.ts';
import type { Context } from '../platform/index.ts';
import { sampleBrand, sampleCompany, sampleCurrencies, sampleLocalCompany, sampleSender } from './samples.ts';

/**
 * Fills in, at every start, the site’s address and what staff haven’t: in a demo its invented company, elsewhere only a
 * name, which is the host. What was filled in for a demo is removed from a site that isn’t one: a data folder that was
 * filled on a laptop may go public later, and nobody may be sold anything by an invented company.
 */
export async function prepareSettings({
  clock,
  db,
  settings,
}: Pick<Context, 'clock' | 'db' | 'settings'>): Promise<void> {
  const { hostname } = new URL(settings.publicOrigin);
  const defaults: [SettingsGroupName | 'origin', unknown][] = settings.demo
    ? [
        ['company', sampleCompany],
        ['local_company', sampleLocalCompany],
        ['brand', sampleBrand],
        ['currencies', sampleCurrencies],
        ['sender', sampleSender(readEmail(`no-reply@${hostname}`) ?? 'no-reply@hoster.example')],
      ]
    : [['brand', { name: hostname.slice(0, 40) }]];
  defaults.push(['origin', settings.publicOrigin]);
  const rows = defaults.map(([name, value]) => ({ name, value, version: 0, isDefault: true, changedAt: clock.now() }));
  const kept = await db.select().from(companySettings);
  const wrong = kept.filter(
    ({ isDefault, name, value }) =>
      isDefault && !rows.some((row) => row.name === name && isDeepStrictEqual(row.value, value)),
  );
  // Only when something differs: a write clears the answers that processes keep.
  await db.transaction(async (tx) => {
    for (const { name } of wrong) {
      await tx.delete(companySettings).where(and(eq(companySettings.name, name), eq(companySettings.isDefault, true)));
    }
    const there = kept.filter((row) => !wrong.includes(row)).map(({ name }) => name);
    const missing = rows.filter(({ name }) => !there.includes(name));
    if (missing.length > 0) await tx.insert(companySettings).values(missing).onConflictDoNothing();
  });
}
