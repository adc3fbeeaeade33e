const NAMES = ['error', 'error_process'];

/** Why a provider sign-in failed, by the query of the address; null when none did. */
export function providerErrorIn(search: string): string | null {
  const query = new URLSearchParams(search);
  return query.get('error_process') === 'login' ? (query.get('error') ?? 'unknown') : null;
}

/** A path without what a visit to a provider left in it. */
export const withoutProviderError = (path: string): string =>
  changed(path, (search) => NAMES.forEach((name) => search.delete(name)));

/** A path of this site that says why signing in through a provider failed: the login panel opens over it. */
export const withProviderError = (path: string, error: string): string =>
  changed(path, (search) => {
    search.set('error', error);
    search.set('error_process', 'login');
  });

function changed(path: string, change: (search: URLSearchParams) => void): string {
  // The host is a stand-in: only what follows it comes out. Joined as text: `//` or `//[` alone is no address to `URL`.
  const url = new URL(`https://this.site${path}`);
  change(url.searchParams);
  return url.pathname + url.search + url.hash;
}
