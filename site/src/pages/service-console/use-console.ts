import type RFB from '@novnc/novnc';
import { CONSOLE_PATH } from '@hoster/contract/live';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { openConsole } from '../../api/operations.ts';
import { isApiError } from '../../api/errors.ts';
import { useApp } from '../../app/app-context.tsx';

/** What has become of the connection. */
export type ConsoleState = 'connecting' | 'connected' | 'ended' | 'unavailable' | 'tooOften' | 'failed' | 'signedOut';

/** Keys that leave the screen: a keyboard must not be caught in it (WCAG 2.1.2). */
const leaveWithin = 1000;
const leaveTimes = 3;

/**
 * Shows the screen of a server in an element, until the page is left. Each `attempt` connects anew.
 * @returns its state, and the connection while there's one
 */
export function useConsole(
  id: number,
  attempt: number,
  place: RefObject<HTMLElement | null>,
  leave: () => void,
): { state: ConsoleState; screen: RFB | null } {
  const app = useApp();
  const [state, setState] = useState<ConsoleState>('connecting');
  const [screen, setScreen] = useState<RFB | null>(null);
  const onLeave = useEffectEvent(leave);

  useEffect(() => {
    const target = place.current;
    if (!target) return undefined;
    let rfb: RFB | null = null;
    let isOver = false;
    let escapes: number[] = [];
    const countEscapes = (event: KeyboardEvent) => {
      escapes = event.key === 'Escape' ? [...escapes, event.timeStamp].slice(-leaveTimes) : [];
      const [first = 0] = escapes;
      if (escapes.length === leaveTimes && event.timeStamp - first < leaveWithin) onLeave();
    };
    // Before the screen takes the key.
    target.addEventListener('keydown', countEscapes, { capture: true });

    const connect = async () => {
      setState('connecting');
      const [{ default: Rfb }, { token }] = await Promise.all([import('@novnc/novnc'), openConsole(app, id)]);
      if (isOver) return;
      const url = `${location.origin.replace(/^http/, 'ws')}${CONSOLE_PATH}?token=${encodeURIComponent(token)}`;
      rfb = new Rfb(target, url, { shared: true });
      rfb.scaleViewport = true;
      rfb.focusOnClick = true;
      rfb.addEventListener('connect', () => setState('connected'));
      rfb.addEventListener('disconnect', () => {
        setScreen(null);
        setState((before) => (before === 'connecting' ? 'failed' : 'ended'));
      });
      setScreen(rfb);
    };
    connect().catch((error: unknown) => {
      if (!isOver) setState(stateOf(error));
    });
    return () => {
      isOver = true;
      target.removeEventListener('keydown', countEscapes, { capture: true });
      rfb?.disconnect();
    };
  }, [app, id, attempt, place]);
  return { state, screen };
}

function stateOf(error: unknown): ConsoleState {
  if (isApiError(error, 401)) return 'signedOut';
  if (isApiError(error, 409) || isApiError(error, 404)) return 'unavailable';
  return isApiError(error, 429) ? 'tooOften' : 'failed';
}
