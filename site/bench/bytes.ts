import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium, type Browser, type Request } from 'playwright';
import { chromiumArgs, chromiumPath } from '../../scripts/chromium.ts';
import { startSite } from '../e2e/support/processes.ts';

interface Budget {
  /** Until the page is at rest. */
  script?: number;
  /** Requests for scripts before rest: each costs a phone some milliseconds, however small the file is. */
  requests?: number;
  style?: number;
  font?: number;
  /** All that comes within ten seconds, without anybody touching the page. */
  allScript?: number;
}
const browsing: Budget = { script: 112_800, style: 25_200, font: 90_000, allScript: 146_500 };
/** Pages of plans with SSH keys, systems and options of their own. */
const server: Budget = { script: 136_900, allScript: 200_400, requests: 23 };
const ordering: Budget = { script: 133_700, allScript: 193_200, requests: 23 };
/** Catalogues of plans, with the notes about prices. */
const listing: Budget = { ...browsing, allScript: 150_000 };
const servers: Budget = { script: 118_000, allScript: 135_000 };
/** The home page draws a picture of each line and lets a VPS be chosen. */
const picturing: Budget = { ...browsing, script: 116_400, style: 27_000, allScript: 142_800 };
interface Visited {
  path: string;
  budget?: Budget;
}
/** At most so many gzip bytes of a first visit. Order pages share scripts among each other, in pieces that compress less well. */
const pages: Record<string, Visited> = {
  home: { path: '/', budget: picturing },
  'home ru': { path: '/ru/', budget: picturing },
  services: { path: '/services/', budget: { ...browsing, script: 114_700, style: 25_300, allScript: 137_600 } },
  partners: { path: '/partners/', budget: browsing },
  contacts: { path: '/contacts/', budget: { ...ordering, script: 141_400, requests: 26 } },
  help: { path: '/help/', budget: { ...browsing, allScript: 149_300 } },
  'help article ru': { path: '/ru/help/ssh-connect/', budget: { ...browsing, script: 117_300, allScript: 155_700 } },
  news: { path: '/news/', budget: { ...browsing, script: 131_500 } },
  terms: { path: '/tos/', budget: browsing },
  api: { path: '/api/', budget: browsing },
  catalogue: { path: '/virtual-private-servers/', budget: listing },
  'catalogue ru': { path: '/ru/virtual-private-servers/', budget: listing },
  'VPS in a country': { path: '/virtual-private-servers/in-germany/', budget: listing },
  'VPS for a use': { path: '/virtual-private-servers/for-databases/', budget: listing },
  'VPS for a use ru': { path: '/ru/virtual-private-servers/for-databases/', budget: listing },
  plan: { path: '/virtual-private-servers/nvme-3/', budget: server },
  'plan ru': { path: '/ru/virtual-private-servers/nvme-3/', budget: server },
  hosting: { path: '/web-hosting/', budget: listing },
  'hosting ru': { path: '/ru/web-hosting/', budget: listing },
  'hosting for a CMS': { path: '/web-hosting/for-wordpress/', budget: listing },
  'hosting in a country': { path: '/web-hosting/in-germany/', budget: listing },
  'hosting in a country ru': { path: '/ru/web-hosting/in-germany/', budget: listing },
  'hosting plan': { path: '/web-hosting/basic/', budget: ordering },
  'hosting plan ru': { path: '/ru/web-hosting/basic/', budget: ordering },
  dedicated: { path: '/dedicated-servers/', budget: servers },
  'dedicated ru': { path: '/ru/dedicated-servers/', budget: servers },
  'dedicated in a country': { path: '/dedicated-servers/in-germany/', budget: servers },
  'dedicated for a set': { path: '/dedicated-servers/for-amd-epyc/', budget: servers },
  'dedicated for a set ru': { path: '/ru/dedicated-servers/for-amd-epyc/', budget: servers },
  'dedicated comparison': {
    path: '/dedicated-servers/compare/?servers=epyc-7302p,epyc-7443p',
    budget: { ...browsing, script: 115_400 },
  },
  'dedicated alerts': { path: '/dedicated-servers/alerts/', budget: { ...browsing, script: 133_700 } },
  'dedicated plan': { path: '/dedicated-servers/epyc-9354p/', budget: server },
  'dedicated plan ru': { path: '/ru/dedicated-servers/epyc-9354p/', budget: server },
  backups: { path: '/backups/', budget: ordering },
  vpn: { path: '/vpn/', budget: ordering },
  login: { path: '/auth/login/' },
};
const VISIT_MS = 10_000;
/** Pages that are open at the same time: more would only wait for each other. */
const AT_ONCE = 12;
/** Until a busy machine has done what takes an idle one a second. */
const PATIENCE_MS = 180_000;

interface Row {
  kind: string;
  requests: number;
  raw: number;
  gzip: number;
  brotli: number;
}

interface Visit {
  /** Until the page is at rest, and all within ten seconds. */
  first: Row[];
  all: Row[];
  foreign: string[];
}

/** What a phone loads that opens `path` and is left alone. */
async function visit(browser: Browser, origin: string, path: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  page.setDefaultTimeout(PATIENCE_MS);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const rest = page.waitForTimeout(VISIT_MS);
  const answer = await page.goto(origin + path, { waitUntil: 'load' });
  if (!answer?.ok()) throw new Error(`${path} answers ${answer?.status()}.`);
  const late = await page.evaluate<string[]>(() => {
    const { late: files = [] } = JSON.parse(document.getElementById('scripts')?.textContent ?? '{}');
    return files;
  });
  await rest;
  // On a busy machine it takes longer until the page is what it is after ten seconds.
  await page.waitForFunction(
    (files) => files.every((file) => performance.getEntriesByName(new URL(file, location.href).href).length > 0),
    late,
  );
  await page.waitForLoadState('networkidle');
  await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
  const seen = requests.filter((request) => !request.url().startsWith('data:'));
  const begin = seen.findIndex((request) => late.includes(new URL(request.url()).pathname));
  const visited = {
    first: await rows(begin < 0 ? seen : seen.slice(0, begin)),
    all: await rows(seen),
    foreign: seen.map((request) => request.url()).filter((url) => new URL(url).origin !== origin),
  };
  await page.close();
  return visited;
}

/** What came. Scripts are fetched again: of those that were preloaded, Chromium often has an empty body or no answer. */
async function bodyOf(request: Request): Promise<Buffer> {
  if (request.resourceType() === 'script') return Buffer.from(await (await fetch(request.url())).arrayBuffer());
  const response = await request.response();
  return response && response.status() < 300 ? response.body() : Buffer.alloc(0);
}

/** Packing takes longer than visiting, and pages share most scripts. */
const known = new Map<string, { gzip: number; brotli: number }>();

function packed(url: string, body: Buffer): { gzip: number; brotli: number } {
  const name = `${url} ${body.length}`;
  const sizes = known.get(name) ?? {
    gzip: gzipSync(body, { level: 9 }).length,
    brotli: brotliCompressSync(body).length,
  };
  known.set(name, sizes);
  return sizes;
}

async function rows(requests: readonly Request[]): Promise<Row[]> {
  const byKind = new Map<string, Row>();
  for (const request of requests) {
    const body = await bodyOf(request);
    const kind = request.resourceType();
    const row = byKind.get(kind) ?? { kind, requests: 0, raw: 0, gzip: 0, brotli: 0 };
    const isPacked = kind === 'font' || kind === 'image';
    const { gzip, brotli } = isPacked ? { gzip: body.length, brotli: body.length } : packed(request.url(), body);
    row.requests += 1;
    row.raw += body.length;
    row.gzip += gzip;
    row.brotli += brotli;
    byKind.set(kind, row);
  }
  return [...byKind.values()].toSorted((a, b) => b.gzip - a.gzip);
}

const gzipOf = (found: readonly Row[], kind: string): number => found.find((row) => row.kind === kind)?.gzip ?? 0;

/** Prints the bytes of each page by kind. @returns the sentences about what is over its budget. */
export async function benchBytes(): Promise<string[]> {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumArgs] });
  const over: string[] = [];
  try {
    const visits: { name: string; path: string; budget: Budget | undefined; visited: Visit }[] = [];
    const waiting = Object.entries(pages);
    // Made once one after the other: a machine that starts a browser at the same time would refuse some of them.
    for (const [, { path }] of waiting) {
      const { status } = await fetch(site.url + path);
      if (status !== 200) throw new Error(`${path} answers ${status}.`);
    }
    while (waiting.length > 0) {
      const together = waiting.splice(0, AT_ONCE).map(async ([name, { path, budget }]) => ({
        name,
        path,
        budget,
        visited: await visit(browser, site.url, path),
      }));
      visits.push(...(await Promise.all(together)));
    }
    for (const { name, path, budget, visited } of visits) {
      const { first, all, foreign } = visited;
      console.log(`\n${name}  ${path}`);
      console.log('  kind        requests       raw      gzip    brotli');
      for (const row of first) {
        const numbers = [row.requests, row.raw, row.gzip, row.brotli].map((n) => String(n).padStart(9)).join(' ');
        console.log(`  ${row.kind.padEnd(10)} ${numbers}`);
      }
      const script = gzipOf(all, 'script');
      console.log(`  script within ${VISIT_MS / 1000} s, untouched  ${script}`);
      const limits: [what: string, is: number, limit: number | undefined][] = [
        ['script before rest', gzipOf(first, 'script'), budget?.script],
        ['style', gzipOf(first, 'stylesheet'), budget?.style],
        ['font', gzipOf(first, 'font'), budget?.font],
        ['script within ten seconds', script, budget?.allScript],
      ];
      const requests = first.find(({ kind }) => kind === 'script')?.requests ?? 0;
      if (budget?.requests && requests > budget.requests)
        over.push(`${name}: asks for ${requests} scripts before rest, budget ${budget.requests}.`);
      for (const [what, is, limit] of limits)
        if (limit && is > limit) over.push(`${name}: ${what} is ${is} bytes gzip, budget ${limit}.`);
      if (foreign.length > 0) over.push(`${name}: asks other hosts: ${foreign.join(', ')}.`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return over;
}
