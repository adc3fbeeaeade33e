import { join } from 'node:path';
import fc from 'fast-check';
import { runnerImport } from 'vite';
import type { OpenApiDocument } from '../../packages/contract/src/open-api.ts';
import { makeCustomer, makeRoom, type Customer } from './customer.ts';
import { databaseFor } from './database.ts';
import { type HostileRequest, hostileCalls, hostilePages } from './hostile.ts';
import { type RawAnswer, type RawRequest, sendRaw, textOf } from './raw-request.ts';
import { type AttackOptions, Findings, type Result } from './result.ts';
import { smallest } from './shrink.ts';
import { startSites } from './site-process.ts';
import type * as Routes from '../../site/src/routes.tsx';

/** Requests of each kind. */
const REQUESTS = 3_000;
/** Concurrent requests, and for how many of them a customer lasts. */
const AT_ONCE = 4;
const CUSTOMER_LASTS = 300;
/** Longest time to any answer, in milliseconds. */
const LONGEST_MS = 5_000;
/** Most memory that the process may need, in MB. */
const MOST_MB = 1_000;
/** Less than any page of the site, in characters. */
const BLANK = 200;

/** Sends thousands of hostile requests to calls and pages. `rounds` is the number of requests of each kind. */
export async function fuzz({ seed, rounds, embedded }: AttackOptions): Promise<Result[]> {
  const count = rounds ?? REQUESTS;
  const database = await databaseFor(embedded);
  const [site] = await startSites(1, database.settings);
  if (!site) throw new Error('No site');
  const port = Number(new URL(site.origin).port);
  const document = (await (await fetch(`${site.origin}/api/openapi.json`)).json()) as OpenApiDocument;
  const table = await runnerImport<typeof Routes>(join(import.meta.dirname, '../../site/src/routes.tsx'));
  const paths = table.module.routeTable.map(({ path }) => path);
  const results: Result[] = [];
  try {
    for (const [attack, arbitrary] of [
      ['fuzz: calls', hostileCalls(document)],
      ['fuzz: pages', hostilePages(paths)],
    ] as const) {
      const findings = new Findings();
      let customer: Customer | null = null;
      const statuses = new Map<number, number>();
      let most = 0;
      const requests = fc.sample(arbitrary, { seed, numRuns: count });
      for (let index = 0; index < requests.length; index += AT_ONCE) {
        if (index % CUSTOMER_LASTS < AT_ONCE) {
          await makeRoom(database);
          if (!site.isAlive()) await site.start();
          customer = await makeCustomer(site.origin, database, 100);
          console.log(`  ${attack}: ${index} of ${count}, ${site.memory()} MB`);
        }
        await Promise.all(
          requests.slice(index, index + AT_ONCE).map(async (request) => {
            const sent = dressed(request, customer, `203.0.113.${index % 250}`);
            const answer = await sendRaw(port, sent);
            statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
            const isPage = attack === 'fuzz: pages';
            const fault = faultOf(sent, answer, isPage);
            if (fault === null) return;
            const fails = async (smaller: RawRequest) =>
              faultOf(smaller, await sendRaw(port, smaller), isPage) === fault;
            const [route = ''] = sent.target.split(/[?%]/, 1);
            const kind = `${fault} from ${sent.method} ${route}`;
            findings.add(kind, findings.has(kind) ? '' : shown(await smallest(sent, fails)));
          }),
        );
        if (site.isAlive()) most = Math.max(most, site.memory());
        else findings.add('The process ended', `${site.output().slice(-300)} after ${shown(requests[index])}`);
      }
      findings.check(most < MOST_MB, 'Memory', `${most} MB`);
      const answered = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`);
      const done = `${count} requests (${answered.join(', ')}), ${most} MB at most`;
      results.push({ attack, rounds: done, broken: findings.sentences });
    }
  } finally {
    await site.stop('SIGTERM');
    await database.stop();
  }
  return results;
}

/** The request as the customer's browser would send it: with session and token, from an address of its own. */
function dressed(request: HostileRequest, customer: Customer | null, address: string): RawRequest {
  const own = [...(customer?.visitor.cookies ?? [])].filter(([name]) => request.signedIn || name === 'csrftoken');
  const jar = own.map(([name, value]) => `${name}=${value}`).join('; ');
  const cookie = request.headers.find(([name]) => name === 'cookie')?.[1];
  const token = customer?.visitor.cookies.get('csrftoken') ?? '';
  return {
    ...request,
    headers: [
      ['x-forwarded-for', address],
      ['sec-fetch-site', 'same-origin'],
      ...(request.headers.some(([name]) => name === 'x-csrftoken') ? [] : ([['x-csrftoken', token]] as const)),
      ...request.headers.filter(([name]) => name !== 'cookie'),
      ['cookie', [cookie, jar].filter(Boolean).join('; ')],
    ],
  };
}

/** What is wrong with an answer; null when nothing is. */
function faultOf(sent: RawRequest, { status, head, body, took }: RawAnswer, isPage: boolean): string | null {
  // Node closes what is no HTTP with an answer of its own; a connection without any is a crash or a hang.
  if (status === 0) return 'No answer';
  if (status >= 500) return `A ${status}`;
  if (took > LONGEST_MS) return 'An answer later than 5 s';
  const html = /content-type: text\/html/i.test(head) && !/content-encoding|content-length: 0/i.test(head);
  const blank = !body.includes('</html>') || body.length < BLANK;
  return isPage && html && blank && sent.method !== 'HEAD' && status !== 304 ? 'A blank page' : null;
}

/** Enough of a request to send it again. */
function shown(request: RawRequest | undefined): string {
  if (!request) return '';
  const text = JSON.stringify(textOf(request));
  return text.length > 500 ? `${text.slice(0, 300)} … ${text.slice(-100)} (${text.length} characters)` : text;
}
