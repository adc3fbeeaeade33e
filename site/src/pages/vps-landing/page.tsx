import { LandingPage } from '../../features/vps/landing-page.tsx';

/** VPS for one purpose. */
export function Page() {
  return <LandingPage prefix={undefined} />;
}
