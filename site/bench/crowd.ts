import { Agent, request, type IncomingMessage } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startSite } from '../e2e/support/processes.ts';

/** Visitors open a page every two seconds; customers send the next request when the last one is answered. */
const crowd = { visitors: 500, pagesPerSecond: 250, sessions: 50, seconds: 20 };
/** 99 of 100 answers, in milliseconds. */
const budget = { visitors: 300, sessions: 2000 };
/** Milliseconds in which all visitors send their first request. */
const CONNECTING = 2500;
const publicPages = ['/', '/virtual-private-servers/', '/virtual-private-servers/nvme-3/', '/ru/'];
const ownPages = ['/my/', '/my/security/', '/virtual-private-servers/nvme-3/', '/my/api/services/'];
const headers = { 'accept-encoding': 'br, gzip', accept: 'text/html' };

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

function send(url: string, method: string, own: Record<string, string>, body?: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers: { ...headers, ...own }, timeout: 10_000 }, (answer) => {
      answer.resume().on('end', () => resolve(answer));
    });
    sent.on('timeout', () => sent.destroy(new Error('timeout'))).on('error', reject);
    sent.end(body);
  });
}

/** Signs the demo customer in, each time from another address. @returns the Cookie header */
async function signIn(url: string, index: number): Promise<string> {
  const token = 'a'.repeat(32);
  const own = {
    cookie: `csrftoken=${token}`,
    'x-csrftoken': token,
    'content-type': 'application/json',
    'x-forwarded-for': `192.0.2.${index + 1}`,
  };
  const body = JSON.stringify({ email: 'demo@hoster.example', password: 'demo-hoster-2026' });
  const answer = await send(`${url}/auth/_allauth/browser/v1/auth/login`, 'POST', own, body);
  if (answer.statusCode !== 200) throw new Error(`Signing in was answered ${answer.statusCode}.`);
  return (answer.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
}

interface Counted {
  times: number[];
  statuses: Map<string, number>;
}

async function visit(url: string, cookie: string, until: number, counted: Counted): Promise<void> {
  for (let turn = 0; performance.now() < until; turn++) {
    const start = performance.now();
    const path = ownPages[turn % ownPages.length] ?? '/';
    const status = await send(url + path, 'GET', { cookie }).then(
      ({ statusCode }) => String(statusCode),
      (error: Error) => error.message,
    );
    counted.times.push(performance.now() - start);
    counted.statuses.set(status, (counted.statuses.get(status) ?? 0) + 1);
  }
}

const quantile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;

/** Customers without pause beside visitors of public pages, on one process with its embedded database. */
export async function benchCrowd(): Promise<string[]> {
  const site = await startSite({ TRUST_PROXY: '1', DEMO: '1' });
  try {
    const cookies: string[] = [];
    for (let index = 0; index < crowd.sessions; index++) cookies.push(await signIn(site.url, index));
    for (const path of publicPages) await send(site.url + path, 'GET', {});
    const counted: Counted = { times: [], statuses: new Map() };
    const visiting = autocannon({
      url: site.url,
      connections: crowd.visitors,
      overallRate: crowd.pagesPerSecond,
      duration: crowd.seconds,
      // Counts a page from when it's sent: the rate makes connections wait by themselves.
      ignoreCoordinatedOmission: true,
      requests: publicPages.map((path) => ({ path, headers })),
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
