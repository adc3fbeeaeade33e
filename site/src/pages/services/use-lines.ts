import { vpnVisible } from '@hoster/domain/regional';
import { hasAuthCookie, useApp } from '../../app-context.tsx';
import { usePageData } from '../../router/page-slot.tsx';
import { useAuth } from '../../start/use-auth.ts';
import { useCountries } from '../../start/use-countries.ts';
import type { Line } from './lines.ts';
import type { route } from './route.ts';

/** The lines that this visitor may see. */
export function useLines(): Line[] {
  const app = useApp();
  const visitor = { ...useCountries(), signedIn: useAuth().status === 'settled', hasAuthCookie: hasAuthCookie(app) };
  const { lines } = usePageData<typeof route>();
  return vpnVisible(visitor) ? lines : lines.filter(({ name }) => name !== 'vpn');
}
