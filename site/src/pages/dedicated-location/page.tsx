import { ServerListPage } from '../../features/dedicated/server-list-page.tsx';

/** Dedicated servers of one country. */
export function Page() {
  return <ServerListPage prefix={'in'} />;
}
