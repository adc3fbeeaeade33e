import { defineMessage } from '@formatjs/intl';
import type { MenuItem } from '@hoster/contract';
import { translate, type Message } from '../../i18n/translate.ts';
import type { Language } from '../../platform/http/index.ts';

interface Entry {
  readonly key: string;
  readonly url: string;
  readonly text: Message;
  /** Name of an icon of @hoster/ui. */
  readonly icon: string;
  readonly staffOnly?: true;
}

const entries: readonly Entry[] = [
  {
    key: 'services',
    url: '/my/services/',
    text: defineMessage({ id: 'content.menu.services', defaultMessage: 'My services' }),
    icon: 'server',
  },
  {
    key: 'balance',
    url: '/my/billing/',
    text: defineMessage({ id: 'content.menu.balance', defaultMessage: 'Balance' }),
    icon: 'wallet',
  },
  {
    key: 'invoices',
    url: '/my/invoices/',
    text: defineMessage({ id: 'content.menu.invoices', defaultMessage: 'Invoices' }),
    icon: 'receipt',
  },
  {
    key: 'personal_info',
    url: '/my/settings/',
    text: defineMessage({ id: 'content.menu.personal-info', defaultMessage: 'Personal data' }),
    icon: 'user',
  },
  {
    key: 'security',
    url: '/my/security/',
    text: defineMessage({ id: 'content.menu.security', defaultMessage: 'Security' }),
    icon: 'shield',
  },
  {
    key: 'tickets',
    url: '/my/tickets/',
    text: defineMessage({ id: 'content.menu.tickets', defaultMessage: 'Support' }),
    icon: 'life-buoy',
  },
  {
    key: 'admin',
    url: '/admin/',
    text: defineMessage({ id: 'content.menu.admin', defaultMessage: 'Admin' }),
    icon: 'settings',
    staffOnly: true,
  },
  {
    key: 'logout',
    url: '/auth/logout/',
    text: defineMessage({ id: 'content.menu.logout', defaultMessage: 'Sign out' }),
    icon: 'log-out',
  },
];

/** The account menu in one language; the admin entry is for staff. */
export function menuItems(language: Language, isStaff: boolean): MenuItem[] {
  return entries
    .filter(({ staffOnly }) => isStaff || !staffOnly)
    .map(({ key, url, text, icon }) => ({ key, url, text: translate(language, text), icon, badge: null }));
}
