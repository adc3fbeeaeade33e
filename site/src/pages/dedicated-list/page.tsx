import { ServerListPage } from '../../features/dedicated/server-list-page.tsx';

/** Every dedicated server. */
export function Page() {
  return <ServerListPage prefix={null} />;
}
