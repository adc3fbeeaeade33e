import { VhCatalogue } from '../../features/web-hosting/vh-catalogue.tsx';
import { usePageParams } from '../../app/router/page-slot.tsx';

/** Web hosting for one system. */
export function Page() {
  return <VhCatalogue about={{ kind: 'for', slug: usePageParams()['slug'] ?? '' }} />;
}
