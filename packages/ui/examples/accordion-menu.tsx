import { AccordionMenu } from '@hoster/ui/accordion-menu';

export function Example() {
  return (
    <AccordionMenu
      label="Products"
      entries={[
        { id: 'home', label: 'Home', href: '/' },
        {
          id: 'servers',
          label: 'Servers',
          links: [
            { href: '/vps/', label: 'VPS', current: true },
            { href: '/dedicated/', label: 'Dedicated servers' },
          ],
        },
      ]}
    />
  );
}
