import { companySettings } from '../platform/company/index.ts';
import type { Db } from '../platform/db/index.ts';
import { sampleCompany, sampleSender } from '../settings/samples.ts';
import { testClock } from './fixed.ts';

/** Fills in company and sender of a site that is no demo, as its staff would. */
export async function fillSettings(db: Db): Promise<void> {
  const changedAt = testClock().now();
  await db
    .insert(companySettings)
    .values([
      { name: 'company', value: sampleCompany, changedAt },
      { name: 'sender', value: sampleSender('no-reply@hoster.example'), changedAt },
    ])
    .onConflictDoNothing();
}
