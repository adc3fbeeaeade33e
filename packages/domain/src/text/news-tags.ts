import type { Language } from '@hoster/contract';

/** Titles of the tags of news, by language. */
export const newsTags: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  account: { en: 'Account', ru: 'Личный кабинет' },
  'amd-epyc': { en: 'AMD EPYC', ru: 'AMD EPYC' },
  api: { en: 'API', ru: 'API' },
  'backup-storage': { en: 'Backup storage', ru: 'Хранилище для бэкапов' },
  'control-panels': { en: 'Control panels', ru: 'Панели управления' },
  debian: { en: 'Debian', ru: 'Debian' },
  dedicated: { en: 'Dedicated servers', ru: 'Выделенные серверы' },
  help: { en: 'Help', ru: 'Справка' },
  locations: { en: 'Locations', ru: 'Локации' },
  maintenance: { en: 'Maintenance', ru: 'Плановые работы' },
  orders: { en: 'Orders', ru: 'Заказы' },
  php: { en: 'PHP', ru: 'PHP' },
  security: { en: 'Security', ru: 'Безопасность' },
  site: { en: 'Website', ru: 'Сайт' },
  support: { en: 'Support', ru: 'Поддержка' },
  vpn: { en: 'VPN', ru: 'VPN' },
  vps: { en: 'VPS', ru: 'VPS' },
  'web-hosting': { en: 'Web hosting', ru: 'Хостинг' },
  webdav: { en: 'WebDAV', ru: 'WebDAV' },
  windows: { en: 'Windows', ru: 'Windows' },
};

/** Title of a tag of news; its slug where it has none. */
export const newsTagTitle = (slug: string, language: Language): string => newsTags[slug]?.[language] ?? slug;
