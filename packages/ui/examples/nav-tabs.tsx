import { NavTabs } from '@hoster/ui/nav-tabs';

export function Example() {
  return (
    <NavTabs
      label="Account"
      items={[
        { href: '/account/', label: 'Profile', current: true },
        { href: '/account/security/', label: 'Security' },
        { href: '/account/invoices/', label: 'Invoices' },
      ]}
    />
  );
}
