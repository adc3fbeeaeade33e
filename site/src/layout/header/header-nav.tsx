import { SiteHeaderLink, SiteHeaderNav } from '@hoster/ui/site-header';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../app/lazy-part.ts';
import { Part } from '../../app/part.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { useIsSold } from '../../app/visitor/use-is-sold.ts';
import { headerLinks } from '../nav/header-links.ts';

const MoreMenu = lazyPart(() => import('./more-menu.tsx').then((module) => module.MoreMenu));

/** The main links in one row. Those that don't fit are in the More panel, which has them all. */
export function HeaderNav() {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const { pathname } = useLocation();
  const isSold = useIsSold();
  const links = headerLinks.filter(({ to }) => isSold(to));
  const current = links.find(({ to }) => pathname.startsWith(href(to)))?.to;
  return (
    <SiteHeaderNav
      label={formatMessage({
        id: 'layout.nav',
        defaultMessage: 'Main navigation',
        description: 'Name of the navigation in the header',
      })}
      links={links.map(({ to, label }) => (
        <SiteHeaderLink key={to} href={href(to)} aria-current={to === current ? 'true' : undefined}>
          <FormattedMessage {...label} />
        </SiteHeaderLink>
      ))}
      more={
        <Part>
          <MoreMenu />
        </Part>
      }
    />
  );
}
