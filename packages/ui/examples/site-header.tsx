import { ColumnLink, LinkColumn, LinkColumns } from '@hoster/ui/link-columns';
import { Logo } from '@hoster/ui/logo';
import {
  SiteHeader,
  SiteHeaderButton,
  SiteHeaderHome,
  SiteHeaderLink,
  SiteHeaderMore,
  SiteHeaderNav,
  SiteHeaderTools,
} from '@hoster/ui/site-header';

export function Example() {
  return (
    <SiteHeader>
      <SiteHeaderHome href="#" aria-label="Hoster, home page">
        <Logo name="Hoster" />
      </SiteHeaderHome>
      <SiteHeaderNav
        label="Main navigation"
        links={
          <>
            <SiteHeaderLink href="#vps" aria-current="true">
              VPS
            </SiteHeaderLink>
            <SiteHeaderLink href="#help">Help</SiteHeaderLink>
          </>
        }
        more={
          <SiteHeaderMore label="More">
            <LinkColumns fit="content">
              <LinkColumn title="Servers">
                <ColumnLink href="#vps">Virtual servers</ColumnLink>
                <ColumnLink href="#dedicated">Dedicated servers</ColumnLink>
              </LinkColumn>
            </LinkColumns>
          </SiteHeaderMore>
        }
      />
      <SiteHeaderTools>
        <SiteHeaderButton href="#sign-in">Sign in</SiteHeaderButton>
      </SiteHeaderTools>
    </SiteHeader>
  );
}
