import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLive } from './live-state.ts';
import { useLivePoll } from './use-live-poll.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  setLive(false);
  vi.useRealTimers();
});

/** A page that polls every second until the answer is 9. */
function page() {
  let answer = 0;
  const asked = vi.fn(async () => (answer += 1));
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(
    () =>
      useQuery({
        queryKey: ['state'],
        queryFn: asked,
        refetchInterval: useLivePoll((state: number) => (state < 9 ? 1000 : false)),
      }),
    { wrapper },
  );
  return asked;
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('polls without a connection, until nothing changes by itself', async () => {
  const asked = page();
  await pass(3);
  expect(asked).toHaveBeenCalledTimes(4);
  await pass(60);
  expect(asked).toHaveBeenCalledTimes(9);
});

test('does not poll while it is connected, and again afterwards', async () => {
  const asked = page();
  await pass(2);
  act(() => setLive(true));
  const before = asked.mock.calls.length;
  await pass(60);
  expect(asked).toHaveBeenCalledTimes(before);
  act(() => setLive(false));
  await pass(2);
  expect(asked).toHaveBeenCalledTimes(before + 2);
});
