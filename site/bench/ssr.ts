import pLimit from 'p-limit';
import { startSite } from '../e2e/support/processes.ts';
import { cpuUsage } from './cpu-usage.ts';
import { agent, send, signIn } from './http.ts';
import { startNext } from './next.ts';

/** CPU milliseconds that a page may take, of the site and its database together. */
const LIMIT_MS = { page: 12, form: 15 };
/** Maximum ratio of a page's CPU time to that of Next's page. */
const NEXT_LIMIT = 1.5;
const PLAN = '/virtual-private-servers/nvme-3/';

interface Row {
  name: string;
  path: string;
  limit?: number;
  /** May exceed `NEXT_LIMIT`: a signed-in plan page has a whole form. */
  beyondNext?: boolean;
  /** Served from memory: all requests have the same address. */
  cached?: boolean;
  signedIn?: boolean;
}

const rows: readonly Row[] = [
  { name: 'home, signed in', path: '/', signedIn: true, limit: LIMIT_MS.page },
  { name: '/my/', path: '/my/', signedIn: true, limit: LIMIT_MS.page },
  { name: 'VPS list, signed in', path: '/virtual-private-servers/', signedIn: true, limit: LIMIT_MS.page },
  { name: 'VPS plan, signed in', path: PLAN, signedIn: true, limit: LIMIT_MS.form, beyondNext: true },
  { name: 'home, own address', path: '/', limit: LIMIT_MS.form },
  { name: 'VPS list, own address', path: '/virtual-private-servers/', limit: LIMIT_MS.form },
  { name: 'VPS plan, own address', path: PLAN, limit: LIMIT_MS.form },
  { name: 'home, from memory', path: '/', cached: true },
  { name: 'VPS list, from memory', path: '/virtual-private-servers/', cached: true },
];

/** The page to compare with: its server has no database, no session and one language. */
const NEXT: Row = { name: 'Next’s home', path: '/' };

/** Sessions of the customer, each with its own cookies. */
const SESSIONS = 20;
/** Requests at the same time, and in all windows of a row: an odd number, for the median. */
const AT_A_TIME = 4;
const WINDOWS = 7;
const PAGES = { made: 60, cached: 2000 };
/** Pages before the first window: the compiler needs some hundred. */
const WARM_UP = 300;

const languages = ['en-GB,en;q=0.9', 'de-DE,de;q=0.9,en;q=0.7', 'en-US,en;q=0.9'];
const currencies = ['EUR', 'USD', 'GBP'];
const themes = ['', '; theme=dark', '; theme=light'];

let visits = 0;

/** The headers and address of the next visitor; each is a different person. */
function visitor(
  { path, cached }: Row,
  sessions: readonly string[],
): { path: string; headers: Record<string, string> } {
  const turn = ++visits;
  const pick = (list: readonly string[], every: number) => list[Math.floor(turn / every) % list.length] ?? '';
  const analytics = `_ga=GA1.1.${turn}.1764000000`;
  if (cached) return { path, headers: { cookie: analytics } };
  const own = `currency=${pick(currencies, 1)}${pick(themes, 3)}; ${analytics}`;
  const headers = { cookie: own, 'accept-language': pick(languages, 9) };
  if (sessions.length === 0) return { path: `${path}?utm_campaign=visit-${turn}`, headers };
  return { path, headers: { ...headers, cookie: `${pick(sessions, 1)}; ${own}` } };
}

interface Cost {
  site: number;
  database: number;
  total: number;
  kilobytes: number;
}

async function measure(origin: string, pid: number, row: Row, sessions: readonly string[]): Promise<Cost> {
  const limit = pLimit(AT_A_TIME);
  let bytes = 0;
  const ask = async () => {
    const { path, headers } = visitor(row, sessions);
    const { status, body } = await send(origin + path, { headers });
    if (status !== 200) throw new Error(`${path} was answered ${status}.`);
    bytes += body.length;
  };
  const askTimes = (times: number) => Promise.all(Array.from({ length: times }, () => limit(ask)));
  await askTimes(WARM_UP);
  const pages = row.cached ? PAGES.cached : PAGES.made;
  const windows: Cost[] = [];
  for (let done = 0; done < WINDOWS; done++) {
    bytes = 0;
    const before = cpuUsage(pid);
    await askTimes(pages);
    const after = cpuUsage(pid);
    const site = (after.site - before.site) / pages;
    const database = (after.database - before.database) / pages;
    windows.push({ site, database, total: site + database, kilobytes: bytes / pages / 1000 });
  }
  const median = (of: keyof Cost) =>
    windows.map((window) => window[of]).toSorted((a, b) => a - b)[(WINDOWS - 1) / 2] ?? 0;
  return { site: median('site'), database: median('database'), total: median('total'), kilobytes: median('kilobytes') };
}

function print({ name, cached }: Row, cost: Cost, next: Cost): void {
  const digits = cached ? 3 : 1;
  console.log(
    name.padEnd(26),
    cost.site.toFixed(digits).padStart(9),
    cost.database.toFixed(digits).padStart(11),
    cost.total.toFixed(digits).padStart(9),
    cost.kilobytes.toFixed(1).padStart(6),
    (cost.total / next.total).toFixed(2).padStart(7),
  );
}

/** Returns the rows over their limit in milliseconds, or over that of Next's page in the same run. */
function judged({ name, limit, cached, beyondNext }: Row, { total }: Cost, next: Cost): string[] {
  const over: string[] = [];
  if (limit !== undefined && total > limit) over.push(`${name}: ${total.toFixed(1)} ms CPU, ${limit} are allowed.`);
  if (!cached && !beyondNext && total > NEXT_LIMIT * next.total)
    over.push(`${name}: ${(total / next.total).toFixed(2)} × Next’s page, ${NEXT_LIMIT} are allowed.`);
  return over;
}

async function nextCost(): Promise<Cost> {
  const next = await startNext();
  try {
    return await measure(next.url, next.pid, NEXT, []);
  } finally {
    next.stop();
  }
}

/**
 * CPU per page of the site and its embedded database, compression included, as the medians of several windows: of a
 * signed-in customer, of visitors with addresses requested only once, and from memory. Before that, Next's page is
 * measured in the same way.
 * @param only parts of the names of rows; none: all
 * @returns what is over its limit
 */
export async function benchSsr(only: readonly string[]): Promise<string[]> {
  const next = await nextCost();
  const site = await startSite({ TRUST_PROXY: '1', DEMO: '1', LOG_LEVEL: 'silent' });
  const over: string[] = [];
  try {
    const sessions: string[] = [];
    for (let index = 0; index < SESSIONS; index++) sessions.push(await signIn(site.url, index));
    console.log('page'.padEnd(26), '  site ms', 'database ms', ' total ms', '    kB', '× Next');
    print(NEXT, next, next);
    for (const row of rows.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)))) {
      const cost = await measure(site.url, site.pid, row, row.signedIn ? sessions : []);
      print(row, cost, next);
      over.push(...judged(row, cost, next));
    }
  } finally {
    agent.destroy();
    await site.stop();
  }
  return over;
}
