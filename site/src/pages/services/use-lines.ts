import { usePageData } from '../../router/page-slot.tsx';
import { useVpnVisible } from '../../start/use-countries.ts';
import type { Line } from './lines.ts';
import type { route } from './route.ts';

/** The lines that this visitor may see. */
export function useLines(): Line[] {
  const isVpnVisible = useVpnVisible();
  const { lines } = usePageData<typeof route>();
  return isVpnVisible ? lines : lines.filter(({ name }) => name !== 'vpn');
}
