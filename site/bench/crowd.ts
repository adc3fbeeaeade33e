import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startSite } from '../e2e/support/processes.ts';
import { agent, browserHeaders, send, signIn } from './http.ts';
import { quantile } from './quantile.ts';

/** Visitors open a page every two seconds; customers send the next request when the last one is answered. */
const crowd = { visitors: 500, pagesPerSecond: 250, sessions: 50, seconds: 20 };
/** 99th percentile of response times, in milliseconds. */
const budget = { visitors: 300, sessions: 2000 };
/** Milliseconds in which all visitors send their first request. */
const CONNECTING = 2500;
const publicPages = ['/', '/virtual-private-servers/', '/virtual-private-servers/nvme-3/', '/ru/'];
const ownPages = ['/my/', '/my/security/', '/virtual-private-servers/nvme-3/', '/my/api/services/'];
interface Counted {
  times: number[];
  statuses: Map<string, number>;
}

async function visit(url: string, cookie: string, until: number, counted: Counted): Promise<void> {
  for (let turn = 0; performance.now() < until; turn++) {
    const start = performance.now();
    const path = ownPages[turn % ownPages.length] ?? '/';
    const status = await send(url + path, { headers: { cookie } }).then(
      ({ status }) => String(status),
      (error: Error) => error.message,
    );
    counted.times.push(performance.now() - start);
    counted.statuses.set(status, (counted.statuses.get(status) ?? 0) + 1);
  }
}

/**
 * Customers sending requests without pause alongside visitors of public pages, on one process with its embedded
 * database.
 */
export async function benchCrowd(): Promise<string[]> {
  const site = await startSite({ TRUST_PROXY: '1', DEMO: '1' });
  try {
    const cookies: string[] = [];
    for (let index = 0; index < crowd.sessions; index++) cookies.push(await signIn(site.url, index));
    for (const path of publicPages) await send(site.url + path);
    const counted: Counted = { times: [], statuses: new Map() };
    const visiting = autocannon({
      url: site.url,
      connections: crowd.visitors,
      overallRate: crowd.pagesPerSecond,
      duration: crowd.seconds,
      // Measures a page from when it's sent: the rate itself makes connections wait.
      ignoreCoordinatedOmission: true,
      requests: publicPages.map((path) => ({ path, headers: browserHeaders })),
    });
    // The server accepts one connection a turn of its loop: the visitors connect before the loop is busy.
    await sleep(CONNECTING);
    const until = performance.now() + crowd.seconds * 1000 - CONNECTING;
    await Promise.all(cookies.map((cookie) => visit(site.url, cookie, until, counted)));
    const visitors = await visiting;
    const own = quantile(counted.times, 0.99);
    const { latency, errors, timeouts, non2xx, requests } = visitors;
    console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
    console.log(
      `visitors: ${requests.total} pages, p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${errors + timeouts} errors, ${non2xx} not 2xx`,
    );
    console.log(
      `customers: ${counted.times.length} answers, p50 ${quantile(counted.times, 0.5).toFixed(0)} ms, p99 ${own.toFixed(0)} ms, ${JSON.stringify(Object.fromEntries(counted.statuses))}`,
    );
    const over: string[] = [];
    if (errors + timeouts + non2xx > 0) over.push(`${errors + timeouts + non2xx} visitors got no page.`);
    if (latency.p99 > budget.visitors) over.push(`p99 of visitors ${latency.p99} ms of ${budget.visitors} ms.`);
    if (own > budget.sessions) over.push(`p99 of customers ${own.toFixed(0)} ms of ${budget.sessions} ms.`);
    return over;
  } finally {
    agent.destroy();
    await site.stop();
  }
}
