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
    title: { en: 'Getting started', ru: 'Начало работы' },
    description: {
      en: 'Choose a service, place an order and connect for the first time.',
      ru: 'Как выбрать услугу, оформить заказ и\u00a0подключиться в\u00a0первый раз.',
    },
    icon: 'rocket',
  },
  {
    id: 2,
    slug: 'billing',
    title: { en: 'Billing and payments', ru: 'Оплата и\u00a0документы' },
    description: {
      en: 'Payment methods, balance, invoices, renewals and refunds.',
      ru: 'Способы оплаты, баланс, счета, продление и\u00a0возврат денег.',
    },
    icon: 'credit-card',
  },
  {
    id: 3,
    slug: 'account',
    title: { en: 'Account and security', ru: 'Аккаунт и\u00a0безопасность' },
    description: {
      en: 'Sign-in, two-factor authentication, sessions and personal data.',
      ru: 'Вход, двухфакторная аутентификация, сеансы и\u00a0личные данные.',
    },
    icon: 'shield-check',
  },
  {
    id: 4,
    slug: 'servers',
    title: { en: 'Servers', ru: 'Серверы' },
    description: {
      en: 'VPS and dedicated servers, from the first sign-in to daily operation.',
      ru: 'VPS и\u00a0выделенные серверы: от\u00a0первого входа до\u00a0повседневной работы.',
    },
    icon: 'server',
    children: [
      {
        id: 5,
        slug: 'access',
        title: { en: 'Access', ru: 'Доступ' },
        description: { en: 'SSH, RDP, keys and passwords.', ru: 'SSH, RDP, ключи и\u00a0пароли.' },
        icon: 'key-round',
      },
      {
        id: 6,
        slug: 'system',
        title: { en: 'System administration', ru: 'Администрирование' },
        description: {
          en: 'Updates, disks, memory and software.',
          ru: 'Обновления, диски, память и\u00a0программы.',
        },
        icon: 'terminal',
      },
      {
        id: 7,
        slug: 'network',
        title: { en: 'Network and protection', ru: 'Сеть и\u00a0защита' },
        description: {
          en: 'IP addresses, firewalls and DDoS protection.',
          ru: 'IP-адреса, файрвол и\u00a0защита от\u00a0DDoS.',
        },
        icon: 'network',
      },
    ],
  },
  {
    id: 8,
    slug: 'web-hosting',
    title: { en: 'Web hosting', ru: 'Веб-хостинг' },
    description: {
      en: 'Sites, databases, domains and mailboxes on shared hosting.',
      ru: 'Сайты, базы данных, домены и\u00a0почта на\u00a0хостинге.',
    },
    icon: 'globe',
    children: [
      {
        id: 9,
        slug: 'sites',
        title: { en: 'Sites and databases', ru: 'Сайты и\u00a0базы данных' },
        description: { en: 'PHP, MySQL, files and CMSs.', ru: 'PHP, MySQL, файлы и\u00a0CMS.' },
        icon: 'database',
      },
      {
        id: 10,
        slug: 'domains',
        title: { en: 'Domains and DNS', ru: 'Домены и\u00a0DNS' },
        description: { en: 'DNS records, name servers and TLS.', ru: 'Записи DNS, DNS-серверы и\u00a0TLS.' },
        icon: 'at-sign',
      },
      {
        id: 11,
        slug: 'mail',
        title: { en: 'Mail', ru: 'Почта' },
        description: { en: 'Mailboxes, SPF, DKIM and DMARC.', ru: 'Почтовые ящики, SPF, DKIM и\u00a0DMARC.' },
        icon: 'mail',
      },
    ],
  },
  {
    id: 12,
    slug: 'backups',
    title: { en: 'Backups', ru: 'Резервные копии' },
    description: {
      en: 'Backup storage, schedules and restoring files.',
      ru: 'Хранилище для\u00a0бэкапов, расписание и\u00a0восстановление файлов.',
    },
    icon: 'archive-restore',
  },
  {
    id: 13,
    slug: 'vpn',
    title: { en: 'VPN', ru: 'VPN' },
    description: {
      en: 'Set up the VPN on your devices and fix connection problems.',
      ru: 'Настройка VPN на\u00a0устройствах и\u00a0проблемы с\u00a0подключением.',
    },
    icon: 'route',
  },
];
