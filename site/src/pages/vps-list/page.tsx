import { VpsCatalogue } from '../../features/vps/catalogue.tsx';

/** The whole VPS catalogue. */
export function Page() {
  return <VpsCatalogue contextSlug="vps-list" landing={null} />;
}
