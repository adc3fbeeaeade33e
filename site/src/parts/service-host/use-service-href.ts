import { authHref, isRussian } from '@hoster/domain/visitor/regional';
import { useCountries } from '../../app/visitor/use-countries.ts';
import { useSite } from '../../app/visitor/use-site.ts';

/** Returns a function that makes links to sign-in and account pages. For Russian users they lead to the local service host. */
export function useServiceHref(): (path: string) => string {
  const { config } = useSite();
  const on = { isRussian: isRussian(useCountries()), localServiceHost: config?.local_service_host ?? null };
  return (path) => (/^\/(auth|my)\//.test(path) ? authHref(path, on) : path);
}
