import { Container } from '@hoster/ui/container';
import { Logo } from '@hoster/ui/logo';
import { useIntl } from 'react-intl';
import { LanguageLinks } from '../../features/language/language-links.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { LateMenuPanel } from '../late-parts.tsx';
import { usePanelManners } from '../panels/use-panel-manners.ts';
import { BurgerButton } from './burger-button.tsx';
import { HeaderNav } from './header-nav.tsx';
import * as css from './header.css.ts';
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
    <header className={css.root}>
      <Container className={css.bar}>
        <a href={href('/')} className={css.logo} aria-label={home}>
          <Logo name="Hoster" />
        </a>
        <HeaderNav />
        <div className={css.tools}>
          <LanguageLinks codes className={css.wide} />
          <UserButton />
          <BurgerButton />
        </div>
      </Container>
      <LateMenuPanel />
    </header>
  );
}
