import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { providerErrorIn, withoutProviderError } from './provider-error.ts';

/**
 * The code of a provider sign-in that failed, as the address told it; null for none. It's taken out of the address, so
 * that a reload, a bookmark or a copied link doesn't tell it again.
 */
export function useProviderError(): string | null {
  const { search } = useLocation();
  const [code] = useState(() => providerErrorIn(search));
  useForgetProviderError(code !== null);
  return code;
}

/** Takes what a visit to a provider left out of the address, when `wanted`. */
export function useForgetProviderError(wanted: boolean): void {
  const { search } = useLocation();
  useEffect(() => {
    if (!wanted || providerErrorIn(search) === null || providerErrorIn(location.search) === null) return;
    // Past the router: for it this would be a navigation, which closes the panel that tells the error.
    const { pathname, search: now, hash } = location;
    history.replaceState(history.state, '', withoutProviderError(pathname + now + hash));
  }, [wanted, search]);
}
