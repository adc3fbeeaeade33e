import { AppBottomBar, AppNav, AppShell } from '@hoster/ui/app-shell';
import { House, LifeBuoy, Menu, Receipt, Server } from '@hoster/ui/icons';
import { Icon } from '@hoster/ui/icon';
import { Logo } from '@hoster/ui/logo';
import { PageHead } from '@hoster/ui/page-head';
import { SidePopover } from '@hoster/ui/side-popover';
import { TextLink } from '@hoster/ui/text-link';

const overview = { href: '#overview', label: 'Overview', icon: <Icon icon={House} /> };
const services = { href: '#services', label: 'Services', icon: <Icon icon={Server} />, current: true };
const billing = { href: '#billing', label: 'Billing', icon: <Icon icon={Receipt} /> };
const tickets = {
  href: '#tickets',
  label: 'Tickets',
  icon: <Icon icon={LifeBuoy} />,
  count: 2,
  countLabel: '2 unread',
};
const groups = [{ id: 'account', items: [overview, services, billing, tickets] }];

export function Example() {
  return (
    <AppShell
      skipLabel="Skip to content"
      brand={
        <TextLink href="#home" tone="quiet" aria-label="Hoster, home page">
          <Logo name="Hoster" />
        </TextLink>
      }
      nav={<AppNav label="Account" groups={groups} narrowLabel="Narrow menu" />}
      bottomBar={
        <>
          <AppBottomBar
            label="Account"
            items={[overview, services, tickets]}
            more={{ label: 'More', icon: <Icon icon={Menu} />, popoverTarget: 'all-pages' }}
          />
          <SidePopover id="all-pages" title="Account" closeLabel="Close">
            <AppNav label="All pages" variant="panel" groups={groups} />
          </SidePopover>
        </>
      }
      footer="© Hoster"
    >
      <PageHead title="Services" />
    </AppShell>
  );
}
