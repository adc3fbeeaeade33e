/**
 * `attack [fuzz] [kill] [races] [faults] [--seed N] [--rounds N] [--embedded]`: attacks the built site on loopback, and ends with a
 * table. Exits 1 when something broke.
 */
import { parseArgs } from 'node:util';
import { buildSite, isBuilt } from '../build.ts';
import { type AttackOptions, type Result, table } from './result.ts';

const attacks: Record<string, () => Promise<(options: AttackOptions) => Promise<Result[]>>> = {
  fuzz: async () => (await import('./fuzz.ts')).fuzz,
  kill: async () => (await import('./kill.ts')).kill,
  races: async () => (await import('./races.ts')).races,
  faults: async () => (await import('./faults.ts')).faults,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, rounds: { type: 'string' }, embedded: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !(name in attacks));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(attacks).join(', ')}.`);
  process.exit(2);
}
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);
const rounds = values.rounds === undefined ? null : Number(values.rounds);
console.log(`Seed ${seed}`);
if (!isBuilt()) await buildSite();

const results: Result[] = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(attacks)) {
  console.log(`${name} …`);
  const attack = await attacks[name]?.();
  if (attack) results.push(...(await attack({ seed, rounds, embedded: values.embedded })));
}
console.log(`\n${table(results)}\n\nSeed ${seed}`);
process.exit(results.some(({ broken }) => broken.length > 0) ? 1 : 0);
