import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense, use, useCallback } from 'react';
import { createMemoryRouter, redirect, RouterProvider, useSearchParams } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setRouter } from '../browser/current-router.ts';
import { useAddressState } from './use-address-state.ts';

function Counter() {
  const [query] = useSearchParams();
  const write = useCallback((count: number) => new URLSearchParams({ count: String(count) }), []);
  const [count, set] = useAddressState(Number(query.get('count')), write);
  return (
    <>
      <button onClick={() => set((one) => one + 1)}>{count}</button>
      <button
        onClick={() => {
          set((one) => one + 1);
          set((one) => one * 10);
        }}
      >
        both
      </button>
      <button onClick={() => set((one) => one + 1, { typing: true })}>type</button>
    </>
  );
}

const start = (address: string) => {
  const router = createMemoryRouter([{ path: '/', element: <Counter /> }], { initialEntries: [address] });
  setRouter(router);
  render(<RouterProvider router={router} />);
  return router;
};

afterEach(() => void vi.useRealTimers());

describe('state in the address', () => {
  it('shows a change immediately and puts it into the address, in the same entry', async () => {
    const router = start('/?count=4');
    await act(async () => screen.getByRole('button', { name: '4' }).click());
    expect(screen.getByRole('button', { name: '5' })).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe('?count=5'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('keeps two changes made before a render', async () => {
    const router = start('/?count=4');
    await act(async () => screen.getByRole('button', { name: 'both' }).click());
    expect(screen.getByRole('button', { name: '50' })).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe('?count=50'));
  });

  it('keeps the fragment of the address', async () => {
    const router = start('/?count=4#period');
    await act(async () => screen.getByRole('button', { name: '4' }).click());
    await waitFor(() => expect(router.state.location.search).toBe('?count=5'));
    expect(router.state.location.hash).toBe('#period');
  });

  it('yields to an address change from elsewhere', async () => {
    const router = start('/?count=4');
    await act(async () => screen.getByRole('button', { name: '4' }).click());
    await act(async () => router.navigate('/?count=40'));
    expect(screen.getByRole('button', { name: '40' })).toBeInTheDocument();
  });

  it('doesn’t interfere with a form sent before typing pauses', async () => {
    vi.useFakeTimers();
    let answer = (_response: Response): void => undefined;
    const action = () => new Promise<Response>((resolve) => (answer = resolve));
    const router = createMemoryRouter([{ path: '/', element: <Counter />, action }], { initialEntries: ['/?count=4'] });
    setRouter(router);
    render(<RouterProvider router={router} />);
    await act(async () => screen.getByRole('button', { name: 'type' }).click());
    await act(async () => void router.navigate('/', { formMethod: 'post', formData: new FormData() }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await act(async () => answer(redirect('/?count=5&stage=payment')));
    expect(router.state.location.search).toBe('?count=5&stage=payment');
  });

  it('doesn’t interfere with a navigation before typing pauses', async () => {
    vi.useFakeTimers();
    let load = (): void => undefined;
    const loader = () => new Promise<null>((resolve) => (load = () => resolve(null)));
    const pages = [
      { path: '/', element: <Counter /> },
      { path: '/other', element: <p>Other page</p>, loader },
    ];
    const router = createMemoryRouter(pages, { initialEntries: ['/?count=4'] });
    setRouter(router);
    render(<RouterProvider router={router} />);
    await act(async () => screen.getByRole('button', { name: 'type' }).click());
    await act(async () => void router.navigate('/other'));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await act(async () => load());
    expect(screen.getByText('Other page')).toBeInTheDocument();
  });

  it('doesn’t overwrite a pending address', async () => {
    vi.useFakeTimers();
    const never = new Promise<never>(() => undefined);
    function Stages() {
      if (useSearchParams()[0].has('stage')) use(never);
      return <Counter />;
    }
    const router = createMemoryRouter([{ path: '/', element: <Stages /> }], { initialEntries: ['/?count=4'] });
    setRouter(router);
    render(
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>,
    );
    await act(async () => screen.getByRole('button', { name: 'type' }).click());
    await act(async () => void router.navigate('/?count=5&stage=payment'));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(router.state.location.search).toBe('?count=5&stage=payment');
  });
});
