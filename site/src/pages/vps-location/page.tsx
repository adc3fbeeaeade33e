import { LandingPage } from '../../features/vps/landing-page.tsx';

/** VPS of one country. */
export function Page() {
  return <LandingPage prefix="in" />;
}
