import { Breadcrumbs } from '@hoster/ui/breadcrumbs';

export function Example() {
  return (
    <Breadcrumbs
      label="You are here"
      items={[{ label: 'Home', href: '/' }, { label: 'VPS', href: '/vps/' }, { label: 'NVMe 3' }]}
    />
  );
}
