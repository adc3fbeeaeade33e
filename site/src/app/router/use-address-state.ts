import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routerState } from '../browser/current-router.ts';

/** Milliseconds without typing after which the address is updated. */
const TYPING_PAUSE = 400;

interface PendingState<State> {
  state: State;
  path: string;
}

/**
 * Whether the router is navigating to another address, or has done so: updating the address would undo that. The same
 * applies to a form being sent, which contains what was typed. The screen may update only later.
 */
function isLeaving(
  { location, navigation }: Pick<NonNullable<ReturnType<typeof routerState>>, 'location' | 'navigation'>,
  pathname: string,
  ours: ReadonlySet<string>,
): boolean {
  const target = navigation.location ?? location;
  return navigation.formMethod !== undefined || target.pathname !== pathname || !ours.has(target.search);
}

/**
 * State that lives in the query of the address. Changes show immediately and the address is updated (replacing its
 * entry), so that it can be saved, shared and reloaded at any time. Addresses set elsewhere (links, Back) win.
 * @param fromAddress state of the current address
 * @param write the query of a state
 */
export function useAddressState<State>(fromAddress: State, write: (state: State) => URLSearchParams) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [pending, setPending] = useState<PendingState<State> | null>(null);
  const written = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOurs =
    pending !== null && pending.path === pathname && (written.current.has(search) || written.current.size === 0);
  const latest = useRef({ pathname, search, hash, fromAddress });
  latest.current = { pathname, search, hash, fromAddress };
  // Two changes may come before one of them is rendered: the second builds on the first.
  const newest = useRef<PendingState<State>>(null);

  useEffect(() => {
    // The address was changed elsewhere: the pending state is discarded.
    if (isOurs || pending === null) return;
    clearTimeout(timer.current);
    written.current.clear();
    newest.current = null;
    setPending(null);
  }, [isOurs, pending]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const set = useCallback(
    (change: (state: State) => State, { typing = false }: { typing?: boolean } = {}) => {
      const { pathname, search, fromAddress } = latest.current;
      const state = change(newest.current?.path === pathname ? newest.current.state : fromAddress);
      const query = String(write(state));
      const next = query ? `?${query}` : '';
      written.current.add(search).add(next);
      newest.current = { state, path: pathname };
      setPending(newest.current);
      clearTimeout(timer.current);
      const go = () => {
        // Not `useNavigation`, which on a busy device reports a form after the timer has ended.
        const router = routerState();
        if (latest.current.pathname !== pathname || (router && isLeaving(router, pathname, written.current))) return;
        void navigate({ search: next, hash: latest.current.hash }, { replace: true, preventScrollReset: true });
      };
      // The address is updated after the paint: on a slow phone, navigating takes as long as drawing.
      timer.current = setTimeout(go, typing ? TYPING_PAUSE : 0);
    },
    [navigate, write],
  );
  return [isOurs ? pending.state : fromAddress, set] as const;
}
