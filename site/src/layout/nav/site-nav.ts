import type { LinePagePath } from '@hoster/domain/lines/line-pages';
import type { MessageDescriptor } from 'react-intl';
import type { NavLink } from './header-links.ts';
import { words } from './words.ts';

export interface NavGroup {
  id: string;
  label: MessageDescriptor;
  links: readonly NavLink[];
}

/** Names of the lines by their pages, in the order of the menus. */
const lines: Readonly<Record<LinePagePath, MessageDescriptor>> = {
  '/dedicated-servers/': words.dedicated,
  '/virtual-private-servers/': words.vps,
  '/web-hosting/': words.hosting,
  '/backups/': words.backup,
  '/vpn/': words.vpn,
};
const partners = { to: '/partners/', label: words.partners };
const help = { to: '/help/', label: words.help };
const trial = { to: '/help/test-period/', label: words.trial };
const refunds = { to: '/help/moneyback/', label: words.refunds };

/** What the links depend on. */
interface SiteNavFacts {
  /** Whether the line with this page has something on sale here. */
  isSold: (path: string) => boolean;
  /** Where the visitor finds support. */
  support: string;
  /** Whether the home page shows clients. */
  clients: boolean;
}

/** Groups of the More panel, the phone's menu and the footer. */
export function siteNav({ isSold, support, clients }: SiteNavFacts): NavGroup[] {
  return [
    {
      id: 'main',
      label: words.main,
      links: [
        { to: '/', label: words.home },
        { to: support, label: words.support },
        { to: '/news/', label: words.news },
        { to: '/sla/', label: words.sla },
      ],
    },
    {
      id: 'services',
      label: words.services,
      links: Object.entries(lines)
        .filter(([to]) => isSold(to))
        .map(([to, label]) => ({ to, label })),
    },
    {
      id: 'company',
      label: words.company,
      links: [
        { to: '/contacts/', label: words.contacts },
        ...(clients ? [{ to: '/#ourclients', label: words.clients }] : []),
        partners,
        { to: '/switching/', label: words.switching },
      ],
    },
    {
      id: 'resources',
      label: words.resources,
      links: [
        help,
        { to: '/api/', label: words.api },
        { to: '/services/', label: words.allServices },
        { to: '/status/', label: words.status },
      ],
    },
  ];
}

/** Legal notes; the policy and the consent are for Russian visitors. */
export const legalLinks = (personalData: boolean): NavLink[] => [
  { to: '/tos/', label: words.terms },
  { to: '/privacy/gdpr/', label: words.gdpr },
  { to: '/privacy/', label: words.privacy },
  ...(personalData
    ? [
        { to: '/personal-data-processing-policy/', label: words.personalData },
        { to: '/personal-data-processing-consent/', label: words.personalDataConsent },
      ]
    : []),
  { to: '/recurring-payment-terms/', label: words.recurringPayments },
  { to: '/cookies/', label: words.cookies },
  trial,
  refunds,
  { to: '/withdrawal/', label: words.withdrawal },
];
