import { defineMessage } from '@formatjs/intl';
import { inEveryLanguage, translations } from '../../i18n/translate.ts';
import type { Localised } from '../../i18n/localised.ts';

/** A category of help articles. */
export interface HelpCategorySeed {
  readonly id: number;
  readonly slug: string;
  readonly title: Localised;
  readonly description: Localised;
  /** Name of an icon in Lucide. */
  readonly icon: string;
  readonly children?: readonly HelpCategorySeed[];
}

/** The categories of the help centre in their order. */
export const helpCategories: readonly HelpCategorySeed[] = [
  {
    id: 1,
    slug: 'start',
    title: translations(defineMessage({ id: 'content.help.category.start', defaultMessage: 'Getting started' })),
    description: translations(
      defineMessage({
        id: 'content.help.category.start.text',
        defaultMessage: 'Choose a service, place an order and connect for the first time.',
      }),
    ),
    icon: 'rocket',
  },
  {
    id: 2,
    slug: 'billing',
    title: translations(defineMessage({ id: 'content.help.category.billing', defaultMessage: 'Billing and payments' })),
    description: translations(
      defineMessage({
        id: 'content.help.category.billing.text',
        defaultMessage: 'Payment methods, balance, invoices, renewals and refunds.',
      }),
    ),
    icon: 'credit-card',
  },
  {
    id: 3,
    slug: 'account',
    title: translations(defineMessage({ id: 'content.help.category.account', defaultMessage: 'Account and security' })),
    description: translations(
      defineMessage({
        id: 'content.help.category.account.text',
        defaultMessage: 'Sign-in, two-factor authentication, sessions and personal data.',
      }),
    ),
    icon: 'shield-check',
  },
  {
    id: 4,
    slug: 'servers',
    title: translations(defineMessage({ id: 'content.help.category.servers', defaultMessage: 'Servers' })),
    description: translations(
      defineMessage({
        id: 'content.help.category.servers.text',
        defaultMessage: 'VPS and dedicated servers, from the first sign-in to daily operation.',
      }),
    ),
    icon: 'server',
    children: [
      {
        id: 5,
        slug: 'access',
        title: translations(defineMessage({ id: 'content.help.category.access', defaultMessage: 'Access' })),
        description: translations(
          defineMessage({ id: 'content.help.category.access.text', defaultMessage: 'SSH, RDP, keys and passwords.' }),
        ),
        icon: 'key-round',
      },
      {
        id: 6,
        slug: 'system',
        title: translations(
          defineMessage({ id: 'content.help.category.system', defaultMessage: 'System administration' }),
        ),
        description: translations(
          defineMessage({
            id: 'content.help.category.system.text',
            defaultMessage: 'Updates, disks, memory and software.',
          }),
        ),
        icon: 'terminal',
      },
      {
        id: 7,
        slug: 'network',
        title: translations(
          defineMessage({ id: 'content.help.category.network', defaultMessage: 'Network and protection' }),
        ),
        description: translations(
          defineMessage({
            id: 'content.help.category.network.text',
            defaultMessage: 'IP addresses, firewalls and DDoS protection.',
          }),
        ),
        icon: 'network',
      },
    ],
  },
  {
    id: 8,
    slug: 'web-hosting',
    title: translations(defineMessage({ id: 'content.help.category.web-hosting', defaultMessage: 'Web hosting' })),
    description: translations(
      defineMessage({
        id: 'content.help.category.web-hosting.text',
        defaultMessage: 'Sites, databases, domains and mailboxes on shared hosting.',
      }),
    ),
    icon: 'globe',
    children: [
      {
        id: 9,
        slug: 'sites',
        title: translations(
          defineMessage({ id: 'content.help.category.sites', defaultMessage: 'Sites and databases' }),
        ),
        description: translations(
          defineMessage({ id: 'content.help.category.sites.text', defaultMessage: 'PHP, MySQL, files and CMSs.' }),
        ),
        icon: 'database',
      },
      {
        id: 10,
        slug: 'domains',
        title: translations(defineMessage({ id: 'content.help.category.domains', defaultMessage: 'Domains and DNS' })),
        description: translations(
          defineMessage({
            id: 'content.help.category.domains.text',
            defaultMessage: 'DNS records, name servers and TLS.',
          }),
        ),
        icon: 'at-sign',
      },
      {
        id: 11,
        slug: 'mail',
        title: translations(defineMessage({ id: 'content.help.category.mail', defaultMessage: 'Mail' })),
        description: translations(
          defineMessage({ id: 'content.help.category.mail.text', defaultMessage: 'Mailboxes, SPF, DKIM and DMARC.' }),
        ),
        icon: 'mail',
      },
    ],
  },
  {
    id: 12,
    slug: 'backups',
    title: translations(defineMessage({ id: 'content.help.category.backups', defaultMessage: 'Backups' })),
    description: translations(
      defineMessage({
        id: 'content.help.category.backups.text',
        defaultMessage: 'Backup storage, schedules and restoring files.',
      }),
    ),
    icon: 'archive-restore',
  },
  {
    id: 13,
    slug: 'vpn',
    title: inEveryLanguage(() => 'VPN'),
    description: translations(
      defineMessage({
        id: 'content.help.category.vpn.text',
        defaultMessage: 'Set up the VPN on your devices and fix connection problems.',
      }),
    ),
    icon: 'route',
  },
];
