import { get } from 'node:http';
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { startPostgres } from '../../scripts/postgres.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startSite } from '../e2e/support/processes.ts';
import { visitsTo } from './visits.ts';

const cached = { home: '/', catalogue: '/virtual-private-servers/' };
/** CPU milliseconds that one page may take on an idle machine. */
const RENDER_BUDGET_MS = 4;
/** Only these are held to it: a plan page has a form of a hundred choices. */
const BUDGETED = new Set(['home', 'vps-list']);
const headers = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  'accept-encoding': 'br, gzip',
};

/** CPU seconds and peak resident MB that Linux counted for a process. */
function usage(pid: number): { cpu: number; peakMb: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return { cpu: (Number(stat[11]) + Number(stat[12])) / ticks, peakMb: Number(peak?.[1] ?? 0) / 1024 };
}

interface Measured {
  rps: number;
  cpuMs: number;
  peakMb: number;
}

const WINDOW_SECONDS = 2;

let requests = 0;

/**
 * @param cookie of the visitor; with it every request has an address of its own, so that none is answered with another's
 *   page
 */
async function measure(url: string, pid: number, seconds: number, cookie?: string): Promise<Measured> {
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    path: `${request.path}${request.path?.includes('?') ? '&' : '?'}visit=${++requests}`,
  });
  const distinct = cookie !== undefined;
  const options = {
    url,
    headers: { ...headers, ...(distinct && { cookie }) },
    connections: 10,
    ...(distinct && { requests: [{ setupRequest }] }),
  };
  // Long enough for the compiler: what is measured is a process that has been up for a while.
  await autocannon({ ...options, duration: distinct ? seconds : 2 });
  const windows: Measured[] = [];
  // The best of several: what else a machine does only adds.
  for (let done = 0; done < seconds; done += WINDOW_SECONDS) {
    const before = usage(pid);
    const result = await autocannon({ ...options, duration: WINDOW_SECONDS });
    const after = usage(pid);
    if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx.`);
    const { total } = result.requests;
    const cpuMs = ((after.cpu - before.cpu) * 1000) / total;
    windows.push({ rps: total / result.duration, cpuMs, peakMb: after.peakMb });
  }
  return windows.reduce((best, one) => (one.cpuMs < best.cpuMs ? one : best));
}

/** A `node:http` server in a process of its own that sends the given bytes: what this machine can do at most. */
async function bare(body: Buffer, encoding: string): Promise<{ url: string; pid: number; stop: () => void }> {
  const port = await freePort();
  const code = `const b=Buffer.from(process.env.BODY,'base64');require('node:http').createServer((q,s)=>{s.writeHead(200,{'content-type':'text/html; charset=utf-8','content-encoding':'${encoding}','content-length':b.length});s.end(b)}).listen(${port},'127.0.0.1',()=>console.log('up'))`;
  const child = spawn(process.execPath, ['-e', code], {
    env: { ...process.env, BODY: body.toString('base64') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() };
}

const show = (name: string, m: Measured, reference?: Measured) =>
  console.log(
    name.padEnd(36),
    String(Math.round(m.rps)).padStart(8),
    (reference ? (m.rps / reference.rps).toFixed(3) : '').padStart(8),
    m.cpuMs.toFixed(3).padStart(10),
    String(Math.round(m.peakMb)).padStart(9),
  );

/** Cached pages beside a bare server of the same bytes, in one run. */
async function benchCached(seconds: number): Promise<string[]> {
  const site = await startSite();
  const under: string[] = [];
  try {
    for (const [name, path] of Object.entries(cached)) {
      const answer = await rawBody(site.url + path);
      const reference = await bare(answer.body, answer.encoding);
      const top = await measure(reference.url, reference.pid, seconds);
      reference.stop();
      const fast = await measure(site.url + path, site.pid, seconds);
      show(`${name}, bare node:http`, top, top);
      show(`${name}, cached`, fast, top);
      if (fast.rps / top.rps < 0.85)
        under.push(`${name}: cached pages reach ${(fast.rps / top.rps).toFixed(2)} of the bare server, 0.85 is asked.`);
    }
  } finally {
    await site.stop();
  }
  return under;
}

/** What making each page type costs, every request with an address of its own. */
async function benchRendered(database: string, env: Record<string, string>, pages: readonly string[], seconds: number) {
  const site = await startSite({ PAGE_CACHE_SECONDS: '0', LOG_LEVEL: 'silent', ...env });
  const over: string[] = [];
  try {
    for (const { page, path, language, cookies } of await visitsTo(site.url, pages)) {
      const made = await measure(site.url + path, site.pid, seconds, cookies);
      const name = `${page} ${language}, ${database}`;
      show(name, made);
      if (BUDGETED.has(page) && made.cpuMs > RENDER_BUDGET_MS)
        over.push(`${name}: a page takes ${made.cpuMs.toFixed(1)} ms CPU, ${RENDER_BUDGET_MS} are allowed.`);
    }
  } finally {
    await site.stop();
  }
  return over;
}

/**
 * Cached pages, and each page type as it's rendered anew on the embedded database and on PostgreSQL.
 * @param pages names of page types (`page-addresses.ts`), which leave out the cached pages; none: all
 * @returns what is over its budget
 */
export async function benchSsr(pages: readonly string[]): Promise<string[]> {
  const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);
  console.log('page'.padEnd(36), '   req/s    ratio   CPU ms/r   peak MB');
  const under = pages.length === 0 ? await benchCached(seconds) : [];
  const embedded = await benchRendered('embedded', {}, pages, seconds);
  const postgres = await startPostgres();
  try {
    const env = { DATABASE_URL: postgres.url, SECRET_KEY: 'a key of the bench, which keeps nothing secret' };
    return [...under, ...embedded, ...(await benchRendered('PostgreSQL', env, pages, seconds))];
  } finally {
    await postgres.stop();
  }
}

/** The page as it travels: fetch would unpack it. */
function rawBody(url: string): Promise<{ body: Buffer; encoding: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ body: Buffer.concat(chunks), encoding: answer.headers['content-encoding'] ?? 'identity' }),
      );
    }).on('error', reject);
  });
}
