import { authHref, isRussian } from '@hoster/domain/regional';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../api/site.ts';
import { useApp } from '../../app-context.tsx';
import { useCountries } from '../../start/use-countries.ts';

/** Gives the way to write links to sign-in and account: for Russian users they lead to the local service host. */
export function useServiceHref(): (path: string) => string {
  const { data: config } = useQuery(configQuery(useApp()));
  const on = { isRussian: isRussian(useCountries()), localServiceHost: config?.local_service_host ?? null };
  return (path) => (/^\/(auth|my)\//.test(path) ? authHref(path, on) : path);
}
