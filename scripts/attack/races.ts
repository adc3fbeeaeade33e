import { randomUUID } from 'node:crypto';
import { checkLedger } from './books.ts';
import { databaseFor } from './database.ts';
import { type AttackOptions, Findings, type Result } from './result.ts';
import { authRaces } from './auth-races.ts';
import { serviceRaces } from './service-races.ts';
import { shopRaces } from './shop-races.ts';
import { startSites } from './site-process.ts';

const ROUNDS = 3;

/** Sends what must happen once, or only so often, at the same moment from several sessions to three processes, or to one with its embedded database. */
export async function races({ rounds: wanted, embedded }: AttackOptions): Promise<Result[]> {
  const rounds = wanted ?? ROUNDS;
  const database = await databaseFor(embedded);
  const sites = await startSites(embedded ? 1 : 3, database.settings);
  const results: Result[] = [];
  try {
    const origins = sites.map(({ origin }) => origin);
    for (const [name, race] of Object.entries({ ...shopRaces, ...serviceRaces, ...authRaces })) {
      const findings = new Findings();
      let requests = 0;
      for (let round = 0; round < rounds; round++) {
        const answers = await race({ database, origins, findings, unique: randomUUID().slice(0, 8) });
        requests += answers.length;
        for (const { status, text } of answers)
          findings.check(status > 0 && status < 500, `A ${status}`, text.replaceAll(/\s+/g, ' ').slice(0, 200));
      }
      for (const site of sites) findings.check(site.isAlive(), 'A process ended', site.output());
      await checkLedger(database, findings);
      console.log(`  ${name}: ${findings.sentences.join('; ') || 'held'}`);
      results.push({
        attack: `races: ${name}`,
        rounds: `${rounds} × ${Math.round(requests / rounds)} requests`,
        broken: findings.sentences,
      });
    }
  } finally {
    for (const site of sites) await site.stop('SIGTERM');
    await database.stop();
  }
  return results;
}
