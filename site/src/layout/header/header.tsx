import { Hidden } from '@hoster/ui/hidden';
import { SiteHeader, SiteHeaderHome, SiteHeaderTools, SiteHeaderButton, SiteHeaderIcon } from '@hoster/ui/site-header';
import { useIntl } from 'react-intl';
import { LanguageLinks } from '../../features/language/language-links.tsx';
import { lazyPart } from '../../app/lazy-part.ts';
import { Part } from '../../app/part.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { usePanelDismissal } from '../panels/use-panel-dismissal.ts';
import { HeaderNav } from './header-nav.tsx';
import { UserButton } from './user-button.tsx';
import { MENU_PANEL } from '../panels/panel-ids.ts';
import { panelWords } from '../panels/panel-words.ts';
import { BrandLogo } from '../brand-logo.tsx';

const MenuPanel = lazyPart(() => import('../panels/menu-panel.tsx').then((module) => module.MenuPanel));

/** The bar at the top of every page. */
export function Header() {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  usePanelDismissal();
  const home = formatMessage({
    id: 'layout.logo',
    defaultMessage: '{brand}, home page',
    description: 'Name of the logo’s link',
  });
  return (
    <SiteHeader
      panels={
        <Part>
          <MenuPanel />
        </Part>
      }
    >
      <SiteHeaderHome href={href('/')} aria-label={home}>
        <BrandLogo />
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

/** Opens the menu of small screens natively, without script. */
function BurgerButton() {
  const { formatMessage } = useIntl();
  return (
    <Hidden above="lg">
      <SiteHeaderButton
        variant="icon"
        popoverTarget={MENU_PANEL}
        aria-label={formatMessage(panelWords.menu)}
        aria-haspopup="dialog"
      >
        <SiteHeaderIcon name="menu" />
      </SiteHeaderButton>
    </Hidden>
  );
}
