import { use, useCallback, useEffect, useRef, useState, type ContextType } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router-dom';

/** Milliseconds without typing after which the address follows. */
const TYPING_PAUSE = 400;

type DataRouter = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>['router'];

interface Held<State> {
  state: State;
  path: string;
}

/**
 * Whether the router is leaving for another address than ours, or has left: a navigation of ours would undo that. The
 * same goes for a form being sent, which carries what was typed. The screen may follow only later.
 */
function isLeaving(
  { location, navigation }: Pick<DataRouter['state'], 'location' | 'navigation'>,
  pathname: string,
  ours: ReadonlySet<string>,
): boolean {
  const target = navigation.location ?? location;
  return navigation.formMethod !== undefined || target.pathname !== pathname || !ours.has(target.search);
}

/**
 * State that lives in the query of the address. Changes show immediately and the address follows (replacing its
 * entry), so that it can be kept, sent and reloaded at any moment. Addresses that come from elsewhere (links, Back) win.
 * @param fromAddress what the present address means
 * @param write the query of a state
 */
export function useAddressState<State>(fromAddress: State, write: (state: State) => URLSearchParams) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [held, setHeld] = useState<Held<State> | null>(null);
  const written = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOurs = held !== null && held.path === pathname && (written.current.has(search) || written.current.size === 0);
  const latest = useRef({ pathname, search, hash, fromAddress });
  latest.current = { pathname, search, hash, fromAddress };
  // Not `useNavigation`, which on a busy device tells of a form after the timer has ended.
  const router = use(UNSAFE_DataRouterContext)?.router;
  // Two changes may come before one of them is rendered: the second builds on the first.
  const newest = useRef<Held<State>>(null);

  useEffect(() => {
    // Somebody else has moved the address: what we held is over.
    if (isOurs || held === null) return;
    clearTimeout(timer.current);
    written.current.clear();
    newest.current = null;
    setHeld(null);
  }, [isOurs, held]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const set = useCallback(
    (change: (state: State) => State, { typing = false }: { typing?: boolean } = {}) => {
      const { pathname, search, fromAddress } = latest.current;
      const state = change(newest.current?.path === pathname ? newest.current.state : fromAddress);
      const query = String(write(state));
      const next = query ? `?${query}` : '';
      written.current.add(search).add(next);
      newest.current = { state, path: pathname };
      setHeld(newest.current);
      clearTimeout(timer.current);
      const go = () => {
        if (latest.current.pathname !== pathname || (router && isLeaving(router.state, pathname, written.current)))
          return;
        void navigate({ search: next, hash: latest.current.hash }, { replace: true, preventScrollReset: true });
      };
      // The address comes after the picture: on a slow phone navigating takes as long as drawing.
      timer.current = setTimeout(go, typing ? TYPING_PAUSE : 0);
    },
    [navigate, router, write],
  );
  return [isOurs ? held.state : fromAddress, set] as const;
}
