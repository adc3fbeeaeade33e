const NAMES = ['error', 'error_process'];

/** Reason that a provider sign-in failed, from the query; null when none did. */
export function providerErrorIn(search: string): string | null {
  const query = new URLSearchParams(search);
  return query.get('error_process') === 'login' ? (query.get('error') ?? 'unknown') : null;
}

/** A path without the parameters of a provider sign-in. */
export const withoutProviderError = (path: string): string =>
  changed(path, (search) => NAMES.forEach((name) => search.delete(name)));

/** A path of this site with the reason that a provider sign-in failed: the login panel opens over it. */
export const withProviderError = (path: string, error: string): string =>
  changed(path, (search) => {
    search.set('error', error);
    search.set('error_process', 'login');
  });

function changed(path: string, change: (search: URLSearchParams) => void): string {
  // The host is a placeholder: only the part after it is returned. Joined as text, because `URL` rejects `//` or `//[`
  // alone.
  const url = new URL(`https://this.site${path}`);
  change(url.searchParams);
  return url.pathname + url.search + url.hash;
}
