import { VhCatalogue } from '../../features/web-hosting/vh-catalogue.tsx';
import { usePageParams } from '../../app/router/page-slot.tsx';

/** Web hosting in one country. */
export function Page() {
  return <VhCatalogue about={{ kind: 'in', slug: usePageParams()['slug'] ?? '' }} />;
}
