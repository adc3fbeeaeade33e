import { VhCatalogue } from '../../features/web-hosting/vh-catalogue.tsx';

/** The whole catalogue of web hosting. */
export function Page() {
  return <VhCatalogue about={{ kind: 'all' }} />;
}
