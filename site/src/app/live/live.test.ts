import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppContext } from '../app-context.tsx';
import { disconnect, stayLive } from './live.ts';
import { setLive } from './live-state.ts';
import { liveOn } from './topics.ts';

vi.mock('./connection.ts', () => ({ openConnection: () => () => undefined }));

const document = { hidden: false };
const ends: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', document);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  disconnect();
  setLive(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page with something live and something that never changes. */
function page() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const asked = { balance: 0, plans: 0 };
  const show = (name: keyof typeof asked, meta: Record<string, unknown>) =>
    ends.push(
      new QueryObserver(queryClient, { queryKey: [name], queryFn: async () => (asked[name] += 1), meta }).subscribe(
        () => undefined,
      ),
    );
  show('balance', liveOn('balance'));
  show('plans', {});
  ends.push(stayLive({ queryClient } as AppContext));
  return asked;
}
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);

test('asks for everything live each minute while there’s no connection', async () => {
  const asked = page();
  await pass(3);
  expect(asked).toEqual({ balance: 4, plans: 1 });
  setLive(true);
  await pass(10);
  expect(asked).toEqual({ balance: 4, plans: 1 });
  setLive(false);
  await pass(1);
  expect(asked).toEqual({ balance: 5, plans: 1 });
});

test('asks nothing in a hidden tab, and nothing once nothing live is shown', async () => {
  const asked = page();
  document.hidden = true;
  await pass(5);
  document.hidden = false;
  expect(asked.balance).toBe(1);
  for (const end of ends.splice(0)) end();
  await pass(5);
  expect(asked.balance).toBe(1);
});
