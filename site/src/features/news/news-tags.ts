import type { NewsTag } from '@hoster/domain/text/news-tags';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Titles of the tags of news; a text is the same in every language. */
const titles: Readonly<Record<NewsTag, MessageDescriptor | string>> = {
  ...defineMessages({
    account: { id: 'news.tag.account', defaultMessage: 'Account' },
    'backup-storage': { id: 'news.tag.backup-storage', defaultMessage: 'Backup storage' },
    'control-panels': { id: 'news.tag.control-panels', defaultMessage: 'Control panels' },
    dedicated: { id: 'news.tag.dedicated', defaultMessage: 'Dedicated servers' },
    help: { id: 'news.tag.help', defaultMessage: 'Help' },
    locations: { id: 'news.tag.locations', defaultMessage: 'Locations' },
    maintenance: { id: 'news.tag.maintenance', defaultMessage: 'Maintenance' },
    orders: { id: 'news.tag.orders', defaultMessage: 'Orders' },
    security: { id: 'news.tag.security', defaultMessage: 'Security' },
    site: { id: 'news.tag.site', defaultMessage: 'Website' },
    support: { id: 'news.tag.support', defaultMessage: 'Support' },
    'web-hosting': { id: 'news.tag.web-hosting', defaultMessage: 'Web hosting' },
  }),
  'amd-epyc': 'AMD EPYC',
  api: 'API',
  debian: 'Debian',
  php: 'PHP',
  vpn: 'VPN',
  vps: 'VPS',
  webdav: 'WebDAV',
  windows: 'Windows',
};

/** Title of a tag of news; its slug where it has none. */
export function newsTagTitle(slug: string, format: (title: MessageDescriptor) => string): string {
  const title = Object.hasOwn(titles, slug) ? titles[slug as NewsTag] : slug;
  return typeof title === 'string' ? title : format(title);
}
