import { matchPage } from '../app/router/match-page.ts';
import type { Shell } from '../routes.tsx';

/** Stages of an order, of which the first, the configuration, isn't in the address. */
const later = /[?&]stage=(?:account|personal-data|payment)(?:&|$)/;

/** Returns what surrounds an address. An order is a funnel once its configuration is chosen, like signing up and paying. */
export function shellOf(pathname: string, search: string): Shell {
  const shell = matchPage(pathname)?.entry.shell ?? 'site';
  return shell === 'site' && later.test(search) ? 'funnel' : shell;
}
