import type { MenuItem } from '@hoster/contract';
import type { Language, Text } from '../../http/language.ts';

interface Entry {
  readonly key: string;
  readonly url: string;
  readonly text: Text;
  /** Name of an icon of @hoster/ui. */
  readonly icon: string;
  readonly staffOnly?: true;
}

const entries: readonly Entry[] = [
  { key: 'services', url: '/my/#services', text: { en: 'My services', ru: 'Мои услуги' }, icon: 'server' },
  { key: 'balance', url: '/my/#balance', text: { en: 'Balance', ru: 'Баланс' }, icon: 'wallet' },
  { key: 'invoices', url: '/my/invoices/', text: { en: 'Invoices', ru: 'Счета' }, icon: 'receipt' },
  {
    key: 'personal_info',
    url: '/my/#personal-info',
    text: { en: 'Personal data', ru: 'Личные данные' },
    icon: 'user',
  },
  { key: 'security', url: '/my/security/', text: { en: 'Security', ru: 'Безопасность' }, icon: 'shield' },
  {
    key: 'new_ticket',
    url: '/my/tickets/new/',
    text: { en: 'Contact support', ru: 'Написать в поддержку' },
    icon: 'life-buoy',
  },
  { key: 'admin', url: '/admin/', text: { en: 'Admin', ru: 'Администрирование' }, icon: 'settings', staffOnly: true },
  { key: 'logout', url: '/auth/logout/', text: { en: 'Sign out', ru: 'Выйти' }, icon: 'log-out' },
];

/** The account menu in one language; the admin entry is for staff. */
export function menuItems(language: Language, isStaff: boolean): MenuItem[] {
  return entries
    .filter(({ staffOnly }) => isStaff || !staffOnly)
    .map(({ key, url, text, icon }) => ({ key, url, text: text[language], icon, badge: null }));
}
