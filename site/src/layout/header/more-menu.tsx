import { SiteHeaderMore } from '@hoster/ui/site-header';
import { FormattedMessage } from 'react-intl';
import { NavGroups } from '../nav/nav-groups.tsx';
import { useSiteNav } from '../nav/use-site-nav.ts';

/** All places of the site in four groups. */
export function MoreMenu() {
  return (
    <SiteHeaderMore
      label={<FormattedMessage id="layout.more" defaultMessage="More" description="Opens the panel with all links" />}
    >
      <NavGroups groups={useSiteNav()} fit="content" />
    </SiteHeaderMore>
  );
}
