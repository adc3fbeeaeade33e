import { setTimeout as sleep } from 'node:timers/promises';
import { checkBooks } from './books.ts';
import { chanceOf } from './chance.ts';
import { type Customer, makeCustomer, makeRoom } from './customer.ts';
import { startDatabase } from './database.ts';
import { type AttackOptions, Findings, type Result } from './result.ts';
import { type Acknowledged, goShopping } from './shoppers.ts';
import { isReady, startSites, type SiteProcess } from './site-process.ts';
import { type Answer, Visitor } from './visitor.ts';

const ROUNDS = 6;
const CUSTOMERS = 6;
/** Longest time to any answer, in milliseconds. */
const LONGEST_MS = 5_000;
/** How long the database hangs, in milliseconds: longer than any answer may take. */
const HANG_MS = 8_000;
/** How long the sites may take to be ready once the database is back, in milliseconds. */
const RECOVERY_MS = 15_000;
/** Pages that readers ask for, with and without an account. */
const PAGES = ['/', '/virtual-private-servers/', '/virtual-private-servers/nvme-3/', '/my/', '/my/security/'];

const kinds = ['fast restart', 'hang', 'immediate restart'] as const;

/** Restarts the database, and makes its connections hang, under load. */
export async function faults({ seed, rounds: wanted }: AttackOptions): Promise<Result[]> {
  const rounds = wanted ?? ROUNDS;
  const chance = chanceOf(seed);
  const findings = new Findings();
  const acknowledged: Acknowledged = { orders: new Map(), topUps: new Set(), paid: new Set(), emails: new Set() };
  let answers = 0;
  /** The last fault, and when the sites had recovered from it. */
  const fault = { kind: 'no fault', until: 0 };
  const database = await startDatabase();
  const sites = await startSites(3, database.settings);
  const onAnswer = ({ status, headers, took, text }: Answer, what: string) => {
    answers++;
    const during = performance.now() - took <= fault.until ? fault.kind : 'no fault';
    findings.check(status !== 0, `No answer during ${during}`, what);
    findings.check(status < 500 || status === 503, `A ${status} during ${during}`, `${what}: ${text.slice(0, 200)}`);
    findings.check(status !== 503 || headers.has('retry-after'), '503 without Retry-After', what);
    findings.check(
      took <= LONGEST_MS,
      `An answer later than 5 s during ${during} (${what})`,
      `${status} after ${Math.round(took)} ms`,
    );
  };
  try {
    await makeRoom(database);
    const origins = sites.map(({ origin }) => origin);
    const customers: Customer[] = [];
    for (let count = 0; count < CUSTOMERS; count++)
      customers.push(await makeCustomer(chance.pick(origins), database, 1_000_000));
    let over = false;
    const isOver = () => over;
    const load = goShopping(customers, { origins, chance, findings, acknowledged, onAnswer, isOver });
    const readers = [customers[0]?.visitor, customers[1]?.visitor, new Visitor()].map(async (visitor) => {
      while (!over && visitor) {
        const page = chance.pick(PAGES);
        onAnswer(await visitor.send('GET', chance.pick(origins) + page, undefined, { accept: 'text/html' }), page);
      }
    });
    for (let round = 0; round < rounds; round++) {
      await sleep(1_000 + chance.below(1_000));
      const kind = kinds[round % kinds.length] ?? 'hang';
      Object.assign(fault, { kind, until: Infinity });
      console.log(`  ${kind} (${round + 1} of ${rounds})`);
      if (kind === 'hang') {
        database.hang(true);
        await sleep(HANG_MS);
        database.hang(false);
      } else {
        await database.restart(kind === 'fast restart' ? 'fast' : 'immediate');
      }
      await recovery(sites, findings, kind);
      fault.until = performance.now();
      await makeRoom(database);
    }
    over = true;
    await Promise.all([...load, ...readers]);
    await checkBooks(database, acknowledged, findings);
  } finally {
    for (const site of sites) await site.stop('SIGTERM');
    await database.stop();
  }
  const done = `${rounds} faults, ${answers} answers, ${acknowledged.orders.size} orders`;
  return [{ attack: 'faults', rounds: done, broken: findings.sentences }];
}

/** Waits until all processes are ready; one that has ended is a finding, and is started for the next round. */
async function recovery(sites: readonly SiteProcess[], findings: Findings, kind: string): Promise<void> {
  const deadline = Date.now() + RECOVERY_MS;
  for (const site of sites) {
    if (!site.isAlive()) {
      findings.add(`A process ended by a ${kind}`, site.output().slice(-400));
      await site.start();
    }
    while (!(await isReady(site.origin)) && Date.now() < deadline && site.isAlive()) await sleep(100);
    findings.check(await isReady(site.origin), `No recovery from a ${kind}`, `not ready after ${RECOVERY_MS / 1000} s`);
  }
}
