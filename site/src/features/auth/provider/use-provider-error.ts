import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { providerErrorIn, withoutProviderError } from './provider-error.ts';

/**
 * The error code of a provider sign-in, from the address; null for none. It's removed from the address, so that a
 * reload, a bookmark or a copied link doesn't show it again.
 */
export function useProviderError(): string | null {
  const { search } = useLocation();
  const [code] = useState(() => providerErrorIn(search));
  useForgetProviderError(code !== null);
  return code;
}

/** Removes the parameters of a provider sign-in from the address when `wanted`. */
export function useForgetProviderError(wanted: boolean): void {
  const { search } = useLocation();
  useEffect(() => {
    if (!wanted || providerErrorIn(search) === null || providerErrorIn(location.search) === null) return;
    // Bypasses the router, for which this would be a navigation that closes the panel with the error.
    const { pathname, search: now, hash } = location;
    history.replaceState(history.state, '', withoutProviderError(pathname + now + hash));
  }, [wanted, search]);
}
