import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIVE_PATH } from '@hoster/contract';
import { WebSocket } from 'ws';
import { createBackend, type Backend } from '../src/backend.ts';
import { createUser } from '../src/identity/auth/users.ts';
import { sessions } from '../src/identity/session/tables.ts';
import { role } from '../src/platform/db/embedded/cluster.ts';
import { startEmbedded } from '../src/platform/db/embedded/server.ts';
import { changed } from '../src/platform/live.ts';
import { hashOf, randomText } from '../src/platform/secrets.ts';

/** Each account has as many pages open as it may, behind an address of its own. */
const crowd = { accounts: 100, pages: 20, changes: 400, pauseMilliseconds: 25 };
/** Milliseconds from the commit of a change to its arrival at the 99th of 100 pages, and kB of memory per page. */
const budget = { p99: 500, kilobytes: 64 };
const secretKey = 'the secret key of a benchmark, which nobody knows';
const origin = 'http://localhost:3000';

interface Account {
  readonly id: number;
  readonly cookie: string;
}

/** 2,000 open pages on one process of the backend, and changes of their accounts. */
export async function benchLive(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hoster-live-'));
  const server = await startEmbedded(folder);
  const databaseUrl = `postgres://${role}@localhost/postgres?host=${encodeURIComponent(server.socket)}`;
  const here = await createBackend({ databaseUrl, secretKey, jobs: false, publicOrigin: origin });
  const { url, process: child } = await startProcess(databaseUrl);
  const sockets: WebSocket[] = [];
  try {
    const accounts = await makeAccounts(here);
    // The first connection loads what all of them share.
    (await open(url, accounts[0], 255)).terminate();
    await sleep(1000);
    const before = await memoryOf(child);
    const arrivals = new Map<string, { sent: number; times: number[] }>();
    for (const [index, account] of accounts.entries()) {
      const opened = await Promise.all(Array.from({ length: crowd.pages }, () => open(url, account, index)));
      for (const socket of opened) {
        socket.addEventListener('message', ({ data }) => {
          const { id } = JSON.parse(data as string) as { id: string };
          const change = arrivals.get(id);
          change?.times.push(performance.now() - change.sent);
        });
      }
      sockets.push(...opened);
    }
    await sleep(2000);
    const kilobytes = ((await memoryOf(child)) - before) / sockets.length;
    for (let turn = 0; turn < crowd.changes; turn += 1) {
      const account = accounts[turn % accounts.length];
      if (!account) continue;
      const id = `change-${turn}`;
      arrivals.set(id, { sent: performance.now(), times: [] });
      await changed(here.db, account.id, { kind: 'payment', id });
      await sleep(crowd.pauseMilliseconds);
    }
    await sleep(2000);
    const times = [...arrivals.values()].flatMap((change) => change.times).toSorted((a, b) => a - b);
    return report(sockets.length, kilobytes, times);
  } finally {
    for (const socket of sockets) socket.terminate();
    child.kill('SIGTERM');
    await once(child, 'exit');
    await here.close();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

function report(count: number, kilobytes: number, times: readonly number[]): string[] {
  const quantile = (part: number) => times[Math.floor(times.length * part)] ?? Infinity;
  const expected = crowd.changes * crowd.pages;
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
  console.log(`${count} pages: ${kilobytes.toFixed(1)} kB each in the process of the backend`);
  console.log(
    `${crowd.changes} changes: ${times.length} of ${expected} deliveries, p50 ${quantile(0.5).toFixed(1)} ms, p99 ${quantile(0.99).toFixed(1)} ms from sending the commit`,
  );
  const over: string[] = [];
  if (times.length !== expected) over.push(`${times.length} of ${expected} deliveries arrived.`);
  if (quantile(0.99) > budget.p99) over.push(`p99 ${quantile(0.99).toFixed(0)} ms of ${budget.p99} ms.`);
  if (kilobytes > budget.kilobytes) over.push(`${kilobytes.toFixed(0)} kB per page of ${budget.kilobytes} kB.`);
  return over;
}

async function startProcess(databaseUrl: string): Promise<{ url: string; process: ChildProcess }> {
  const script = join(import.meta.dirname, '../src/main.ts');
  const child = spawn(process.execPath, [script], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      SECRET_KEY: secretKey,
      PUBLIC_ORIGIN: origin,
      TRUST_PROXY: '1',
      SEED: 'none',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /ready at (http:\S+)/.exec(line)?.[1];
    if (url !== undefined) return { url: url.replace('http://localhost', 'ws://127.0.0.1'), process: child };
  }
  throw new Error('The backend did not start');
}

/** Accounts with a session each. Their passwords don't matter here. */
async function makeAccounts({ app, db }: Backend): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let index = 0; index < crowd.accounts; index += 1) {
    const token = randomText(32);
    const now = app.hoster.clock.now();
    const { userId, accountId } = await db.transaction((tx) =>
      createUser(tx, app.hoster, {
        email: `page-${index}@example.test`,
        passwordHash: null,
        language: 'en',
        verified: true,
      }),
    );
    await db.insert(sessions).values({
      tokenHash: hashOf(token),
      userId,
      data: {},
      ip: '',
      userAgent: '',
      createdAt: now,
      expiresAt: new Date(now.getTime() + 3_600_000),
    });
    accounts.push({ id: accountId, cookie: `sessionid=${token}` });
  }
  return accounts;
}

async function open(url: string, account: Account | undefined, address: number): Promise<WebSocket> {
  const socket = new WebSocket(url + LIVE_PATH, {
    origin,
    perMessageDeflate: false,
    headers: { cookie: account?.cookie, 'x-forwarded-for': `198.51.100.${address}` },
  });
  await once(socket, 'open');
  return socket;
}

/** Resident memory of a process, in kB. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
