import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { callsForPanel, type AuthStatus } from '../../api/auth-status.ts';
import { providerErrorIn } from '../../features/auth/provider-error.ts';
import { useForgetProviderError } from '../../features/auth/use-provider-error.ts';
import { pendingIgnored } from '../panels/pending-ignored.ts';

/**
 * Opens the login panel by itself: when the address says that signing in by a provider failed (`error_process=login`),
 * and when the session check at the start of the visit found a sign-in that waits for its next step.
 */
export function useLoginCall(allowed: boolean, auth: AuthStatus, open: () => void): void {
  const { search } = useLocation();
  // The panel tells what failed and takes it out of the address; it's not shown if the visitor has signed in meanwhile.
  const signedIn = auth.status === 'settled';
  const failed = !signedIn && providerErrorIn(search) !== null;
  useForgetProviderError(signedIn);
  // Later on a sign-in that becomes pending has a form of its own on the screen.
  const atStart = useRef(true);
  const look = useEffectEvent(() => {
    const waiting = atStart.current && callsForPanel(auth);
    atStart.current = false;
    if (failed || (waiting && !pendingIgnored())) open();
  });
  useEffect(() => {
    if (allowed) look();
  }, [allowed, failed]);
}
