import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbedded } from '../../packages/server/src/platform/db/embedded/server.ts';
import { startSite } from '../e2e/support/processes.ts';
import { agent, send, signIn } from './http.ts';
import { quantile } from './quantile.ts';
import { amounts, seedCompany } from './staff-seed.ts';

/** 95th percentile of a list's or a search's time from request to answer, in milliseconds. */
const budget = 100;
const turns = 40;

const api = '/my/api/staff';
/** What staff open all day, by name; `turn` makes each request another one. */
const requests: Readonly<Record<string, (turn: number) => string>> = {
  queue: () => `${api}/queue/`,
  'queue, tickets': () => `${api}/queue/?kind=ticket`,
  tickets: () => `${api}/tickets/`,
  'tickets, open': () => `${api}/tickets/?status=open`,
  'tickets, late': () => `${api}/tickets/?late=true`,
  'tickets, word': (turn) => `${api}/tickets/?search=${encodeURIComponent(turn % 2 ? 'morning' : 'Перенос')}`,
  'tickets, number in subject': (turn) =>
    `${api}/tickets/?search=${encodeURIComponent(`Bill of October ${turn * 10 + 1}`)}`,
  'tickets, nothing found': (turn) => `${api}/tickets/?search=unheard${turn}`,
  ticket: (turn) => `${api}/tickets/${5000 + turn}/`,
  departments: () => `${api}/ticket-queues/`,
  customers: () => `${api}/customers/`,
  'customers, blocked': () => `${api}/customers/?state=blocked`,
  'customers, name': (turn) => `${api}/customers/?search=${encodeURIComponent(`Иванова ${turn * 16 + 8}`)}`,
  'customers, common name': () => `${api}/customers/?search=berg`,
  'customers, two letters': () => `${api}/customers/?search=be`,
  'customers, email': (turn) => `${api}/customers/?search=customer${turn * 991}@example.com`,
  'customers, part of all emails': () => `${api}/customers/?search=example`,
  'customers, nothing found': (turn) => `${api}/customers/?search=unheard${turn}`,
  'customers, address': (turn) => `${api}/customers/?search=198.51.100.${turn}`,
  'customers, hostname': (turn) => `${api}/customers/?search=site${turn * 977 + 12}.example`,
  'customers, invoice': (turn) => `${api}/customers/?search=NL-2026-9${String(turn * 1009).padStart(6, '0')}`,
  'customers, payment': (turn) => `${api}/customers/?search=pay_BENCH${String(turn * 1009 + 11).padStart(21, '0')}`,
  customer: (turn) => `${api}/customers/${1000 + turn}/`,
  'customer, emails': (turn) => `${api}/customers/${1000 + turn}/emails/`,
  'customer, invoices': (turn) => `${api}/customers/${1000 + turn}/invoices/`,
  'customer, transactions': (turn) => `${api}/customers/${1000 + turn}/transactions/`,
  services: () => `${api}/services/`,
  'services, canceled': () => `${api}/services/?state=canceled`,
  'services, line and place': () => `${api}/services/?line=vps&location=1`,
  'services, name': (turn) => `${api}/services/?search=web-${turn * 983}`,
  'services, nothing found': (turn) => `${api}/services/?search=unheard${turn}`,
  service: (turn) => `${api}/services/${1000 + turn}/`,
  'search of everything': (turn) => `${api}/search/?search=${turn % 2 ? `customer${turn * 991}` : `web-${turn * 983}`}`,
  'search of everything, common word': () => `${api}/search/?search=invoice`,
  ledger: () => `${api}/ledger/entries/`,
  'ledger, account': () => `${api}/ledger/entries/?account=vat`,
  transfers: () => `${api}/transfers/`,
  'transfers, search': (turn) => `${api}/transfers/?search=Invoice%20${turn}`,
  audit: () => `${api}/audit/`,
  'audit, search': (turn) => `${api}/audit/?search=Friday%20${turn * 997}`,
  setups: () => `${api}/setups/`,
  tasks: () => `${api}/tasks/`,
  'emails that failed': () => `${api}/emails/`,
  'promo codes': () => `${api}/promo-codes/`,
  news: () => `${api}/news/`,
};
/** Reports: sums over all of the ledger, which are opened rarely and have no budget. */
const reports: typeof requests = {
  'trial balance': () => `${api}/ledger/`,
  VAT: () => `${api}/vat/?year=2026&quarter=1`,
};
/** Pages behind the first, by what the answer calls the rest. */
const deep: Readonly<Record<string, 'before' | 'after'>> = {
  tickets: 'after',
  customers: 'before',
  services: 'before',
  ledger: 'before',
  audit: 'before',
};
const depth = 10;

/** Times of the same request over and over, or the reason why it isn't answered. */
async function measure(origin: string, cookie: string, path: (turn: number) => string): Promise<number[] | string> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const start = performance.now();
    const { status, body } = await send(origin + path(turn), { headers: { cookie, 'accept-encoding': 'identity' } });
    if (status !== 200) return `${path(turn)} was answered ${status}: ${body.toString().slice(0, 200)}`;
    times.push(performance.now() - start);
  }
  return times;
}

/**
 * Lists and searches of staff on the database of a company with 50,000 customers: time from request to answer, first
 * requests included, on one process with the embedded database and its ordinary settings, over HTTP from another process.
 */
export async function benchStaff(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hoster-staff-'));
  const database = await startEmbedded(folder);
  const databaseUrl = `postgres://hoster@localhost/postgres?host=${encodeURIComponent(database.socket)}`;
  const site = await startSite({ DATABASE_URL: databaseUrl, SECRET_KEY: randomBytes(32).toString('hex'), DEMO: '1' });
  const client = new Client({ connectionString: databaseUrl });
  const over: string[] = [];
  try {
    await client.connect();
    await seedCompany(client);
    const cookie = await signIn(site.url, 0, 'staff');
    console.log(`${JSON.stringify(amounts)}, load of the machine ${loadavg()[0]?.toFixed(1)}`);
    const report = async (name: string, path: (turn: number) => string, most = budget): Promise<void> => {
      const times = await measure(site.url, cookie, path);
      if (typeof times === 'string') {
        over.push(times);
        return;
      }
      const p95 = quantile(times, 0.95);
      console.log(
        `${name.padEnd(36)} p50 ${quantile(times, 0.5).toFixed(0).padStart(5)} ms  p95 ${p95.toFixed(0).padStart(5)} ms  first ${times[0]?.toFixed(0).padStart(5)} ms`,
      );
      if (p95 > most) over.push(`${name}: p95 ${p95.toFixed(0)} ms of ${most} ms.`);
    };
    for (const [name, path] of Object.entries(requests)) await report(name, path);
    for (const [name, path] of Object.entries(reports)) await report(name, path, Infinity);
    for (const [name, rest] of Object.entries(deep)) {
      let path = requests[name]?.(0) ?? '';
      for (let page = 0; page < depth; page++) {
        const { body } = await send(site.url + path, { headers: { cookie, 'accept-encoding': 'identity' } });
        const { next } = JSON.parse(body.toString()) as { next: string | number | null };
        if (next !== null) path = `${requests[name]?.(0)}?${rest}=${encodeURIComponent(next)}`;
      }
      await report(`${name}, page ${depth + 1}`, () => path);
    }
    return over;
  } finally {
    await client.end();
    agent.destroy();
    await site.stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
