import { ServerListPage } from '../../features/dedicated/server-list-page.tsx';

/** Dedicated servers of one set. */
export function Page() {
  return <ServerListPage prefix={'for'} />;
}
