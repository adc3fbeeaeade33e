import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../../scripts/chromium.ts';
import { startSite } from '../e2e/support/processes.ts';

/** At most so many gzip bytes of a first visit, by kind; `undefined` = shown, not limited. */
const budgets: Record<string, Record<string, number>> = {
  home: { script: 125_000, style: 15_000, font: 90_000 },
  catalogue: { script: 125_000, style: 15_000, font: 90_000 },
};
const pages: Record<string, string> = {
  home: '/',
  'home ru': '/ru/',
  catalogue: '/virtual-private-servers/',
  'catalogue ru': '/ru/virtual-private-servers/',
  plan: '/virtual-private-servers/nvme-3/',
  login: '/auth/login/',
};
const budgetOf = (page: string) => budgets[page.replace(' ru', '')] ?? {};

interface Row {
  kind: string;
  requests: number;
  raw: number;
  gzip: number;
  brotli: number;
}

interface Visit {
  rows: Row[];
  /** gzip bytes of script once the visitor has moved: what late parts add. Shown, not limited. */
  scriptAfterIntent: number;
  foreign: string[];
}

/** Everything that a first visit of `url` loads until the network is still, and hosts other than the site's. */
async function visit(browserUrl: string, path: string): Promise<Visit> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumArgs] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const rows = new Map<string, Row>();
  const foreign: string[] = [];
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.protocol === 'data:') return;
    if (url.origin !== browserUrl) foreign.push(response.url());
    bodies.push(
      response.body().then(
        (body) => {
          const kind = response.request().resourceType();
          const row = rows.get(kind) ?? { kind, requests: 0, raw: 0, gzip: 0, brotli: 0 };
          const packed = kind === 'font' || kind === 'image' ? [body.length, body.length] : undefined;
          row.requests += 1;
          row.raw += body.length;
          row.gzip += packed?.[0] ?? gzipSync(body, { level: 9 }).length;
          row.brotli += packed?.[1] ?? brotliCompressSync(body).length;
          rows.set(kind, row);
        },
        // A redirect has no body.
        () => undefined,
      ),
    );
  });
  await page.goto(browserUrl + path, { waitUntil: 'networkidle' });
  await Promise.all(bodies);
  const first = structuredClone([...rows.values()]).toSorted((a, b) => b.gzip - a.gzip);
  await page.mouse.move(400, 400);
  await page.mouse.move(420, 440);
  // Late parts are alive when React holds their elements.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main, footer')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__react')),
    ),
  );
  await Promise.all(bodies);
  await browser.close();
  return { rows: first, scriptAfterIntent: rows.get('script')?.gzip ?? 0, foreign };
}

/** Prints the bytes of each page by kind. @returns the sentences about what is over its budget. */
export async function benchBytes(): Promise<string[]> {
  const site = await startSite();
  const over: string[] = [];
  try {
    for (const [name, path] of Object.entries(pages)) {
      const { rows, scriptAfterIntent, foreign } = await visit(site.url, path);
      console.log(`\n${name}  ${path}`);
      console.log('  kind        requests       raw      gzip    brotli');
      for (const row of rows) {
        const numbers = [row.requests, row.raw, row.gzip, row.brotli].map((n) => String(n).padStart(9)).join(' ');
        console.log(`  ${row.kind.padEnd(10)} ${numbers}`);
        const budget = budgetOf(name)[row.kind === 'stylesheet' ? 'style' : row.kind];
        if (budget && row.gzip > budget) over.push(`${name}: ${row.kind} is ${row.gzip} bytes gzip, budget ${budget}.`);
      }
      console.log(`  script after the first movement ${scriptAfterIntent}`);
      if (foreign.length > 0) over.push(`${name}: asks other hosts: ${foreign.join(', ')}.`);
    }
  } finally {
    await site.stop();
  }
  return over;
}
