import { SiteHeaderLink, SiteHeaderNav } from '@hoster/ui/site-header';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { LateMoreMenu } from '../late-parts.tsx';
import { headerLinks } from '../nav/header-links.ts';

/** The main links in one row. Those without room are left to the More panel, which holds them all. */
export function HeaderNav() {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const { pathname } = useLocation();
  const current = headerLinks.find(({ to }) => pathname.startsWith(href(to)))?.to;
  return (
    <SiteHeaderNav
      label={formatMessage({
        id: 'layout.nav',
        defaultMessage: 'Main navigation',
        description: 'Name of the navigation in the header',
      })}
      links={headerLinks.map(({ to, label }) => (
        <SiteHeaderLink key={to} href={href(to)} aria-current={to === current ? 'true' : undefined}>
          <FormattedMessage {...label} />
        </SiteHeaderLink>
      ))}
      more={<LateMoreMenu />}
    />
  );
}
