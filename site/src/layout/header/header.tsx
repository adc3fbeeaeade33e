import { Hidden } from '@hoster/ui/hidden';
import { Logo } from '@hoster/ui/logo';
import { SiteHeader, SiteHeaderHome, SiteHeaderTools } from '@hoster/ui/site-header';
import { useIntl } from 'react-intl';
import { LanguageLinks } from '../../features/language/language-links.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { LateMenuPanel } from '../late-parts.tsx';
import { usePanelManners } from '../panels/use-panel-manners.ts';
import { BurgerButton } from './burger-button.tsx';
import { HeaderNav } from './header-nav.tsx';
import { UserButton } from './user-button.tsx';

/** The bar at the top of every page. */
export function Header() {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  usePanelManners();
  const home = formatMessage({
    id: 'layout.logo',
    defaultMessage: 'Hoster, home page',
    description: 'Name of the logo’s link',
  });
  return (
    <SiteHeader panels={<LateMenuPanel />}>
      <SiteHeaderHome href={href('/')} aria-label={home}>
        <Logo name="Hoster" />
      </SiteHeaderHome>
      <HeaderNav />
      <SiteHeaderTools>
        <Hidden below="md">
          <LanguageLinks codes />
        </Hidden>
        <UserButton />
        <BurgerButton />
      </SiteHeaderTools>
    </SiteHeader>
  );
}
