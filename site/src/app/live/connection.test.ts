import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import type { LiveMessage } from '@hoster/contract/live';
import { WAIT_TIMEOUT } from '../../../../scripts/wait-timeout.ts';
import { isLive, onLiveChange } from './live-state.ts';
import { liveOn } from './topics.ts';

let server: WebSocketServer;
/** Whether attempts to connect succeed. */
let isReachable = true;
let openConnection: typeof import('./connection.ts').openConnection;
const windowEvents = new EventTarget();
const dispatch = (name: string) => windowEvents.dispatchEvent(new Event(name));
const document = Object.assign(new EventTarget(), { hidden: false });

beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', verifyClient: () => isReachable });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${port}` });
  vi.stubGlobal('document', document);
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents));
  vi.stubGlobal('removeEventListener', windowEvents.removeEventListener.bind(windowEvents));
  // The shortest pause before another attempt.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  ({ openConnection } = await import('./connection.ts'));
});
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});
afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A tab that shows a service, a payment and something that never changes; each counts how often it's asked for. */
async function tab(isSignedIn = async () => true) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const asked = { service: 0, payment: 0, plans: 0 };
  const show = (name: keyof typeof asked, meta: Record<string, unknown>) => {
    const queryFn = async () => (asked[name] += 1);
    ends.push(new QueryObserver(queryClient, { queryKey: [name], queryFn, meta }).subscribe(() => undefined));
  };
  show('service', liveOn(['service', 7]));
  show('payment', liveOn(['payment', 'pay_1'], 'service'));
  show('plans', {});
  const connected = once(server, 'connection') as Promise<[WebSocket]>;
  ends.push(openConnection({ queryClient, isSignedIn }));
  const [socket] = await connected;
  const say = (message: LiveMessage) => socket.send(JSON.stringify(message));
  // What is shown may be older than the connection.
  await vi.waitFor(() => expect(asked).toEqual({ service: 2, payment: 2, plans: 1 }));
  return { asked, socket, say };
}

test('asks again for what has changed, and for nothing else', async () => {
  const { asked, say } = await tab();
  say({ kind: 'service', id: 8 });
  await vi.waitFor(() => expect(asked).toEqual({ service: 2, payment: 3, plans: 1 }));
  say({ kind: 'payment', id: 'pay_2' });
  say({ kind: 'balance' });
  say({ kind: 'service', id: 7 });
  await vi.waitFor(() => expect(asked).toEqual({ service: 3, payment: 4, plans: 1 }));
  say({ kind: 'resync' });
  await vi.waitFor(() => expect(asked).toEqual({ service: 4, payment: 5, plans: 1 }));
});

test('says when it is connected and when it no longer is', async () => {
  const changes: boolean[] = [];
  ends.push(onLiveChange(() => changes.push(isLive())));
  const { socket } = await tab(async () => false);
  expect(isLive()).toBe(true);
  socket.close(4401);
  await vi.waitFor(() => expect(isLive()).toBe(false));
  expect(changes).toEqual([true, false]);
});

test('connects again when the process stops, and asks for everything that is shown', async () => {
  const { asked, socket } = await tab();
  const again = once(server, 'connection');
  socket.close(1001);
  await again;
  await vi.waitFor(() => expect(asked).toEqual({ service: 3, payment: 3, plans: 1 }));
});

test('asks for the session when it has ended, and stays disconnected', async () => {
  const isSignedIn = vi.fn(async () => false);
  const { socket } = await tab(isSignedIn);
  const opened = vi.spyOn(globalThis, 'WebSocket');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  socket.close(4401);
  await vi.waitFor(() => expect(isSignedIn).toHaveBeenCalledOnce());
  dispatch('online');
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  vi.useRealTimers();
  expect(opened).not.toHaveBeenCalled();
});

test('after a pause for failed attempts, tries again as soon as the network is back', async () => {
  const isSignedIn = vi.fn(async () => true);
  const { socket } = await tab(isSignedIn);
  isReachable = false;
  socket.terminate();
  // It's asked before the pause.
  await vi.waitFor(() => expect(isSignedIn).toHaveBeenCalledOnce(), { timeout: WAIT_TIMEOUT });
  expect(isLive()).toBe(false);
  isReachable = true;
  const again = once(server, 'connection');
  dispatch('online');
  await again;
  await vi.waitFor(() => expect(isLive()).toBe(true));
}, 30_000);
