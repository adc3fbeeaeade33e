import { Catalogue } from '../../features/vps-catalogue/catalogue.tsx';

/** The whole VPS catalogue. */
export function Page() {
  return <Catalogue contextSlug="vps-list" landing={null} />;
}
