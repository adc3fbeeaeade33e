import type { LinePagePath } from '@hoster/domain/lines/line-pages';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { PageMeta } from './page-meta.ts';

type Described = LinePagePath | '/';

const titles: Readonly<Record<Described, MessageDescriptor>> = defineMessages({
  '/': {
    id: 'seo.home.title',
    defaultMessage: '{brand}: servers and web hosting',
    description: 'Title of the home page',
  },
  '/virtual-private-servers/': { id: 'seo.vps.title', defaultMessage: 'VPS', description: 'Title of the VPS pages' },
  '/dedicated-servers/': {
    id: 'seo.dedicated.title',
    defaultMessage: 'Dedicated servers',
    description: 'Title of the pages of dedicated servers',
  },
  '/web-hosting/': {
    id: 'seo.web-hosting.title',
    defaultMessage: 'Web hosting',
    description: 'Title of the pages of web hosting',
  },
  '/backups/': {
    id: 'seo.backups.title',
    defaultMessage: 'Backup storage',
    description: 'Title of the page of backup storage',
  },
  '/vpn/': { id: 'seo.vpn.title', defaultMessage: 'VPN', description: 'Title of the VPN page' },
});

const descriptions: Readonly<Record<Described, MessageDescriptor>> = defineMessages({
  '/': {
    id: 'seo.home.description',
    defaultMessage: 'VPS, dedicated servers, web hosting, backup storage and VPN with clear specs and prices.',
    description: 'Description of the home page for search engines',
  },
  '/virtual-private-servers/': {
    id: 'seo.vps.description',
    defaultMessage:
      'VPS with KVM virtualisation, NVMe storage, root access and DDoS protection. Choose a plan and order online.',
    description: 'Description of the VPS pages for search engines',
  },
  '/dedicated-servers/': {
    id: 'seo.dedicated.description',
    defaultMessage:
      'Dedicated servers with IPMI, DDoS protection and your choice of memory, disks and operating system.',
    description: 'Description of the pages of dedicated servers for search engines',
  },
  '/web-hosting/': {
    id: 'seo.web-hosting.description',
    defaultMessage:
      'Web hosting with a control panel, one-click CMS installs, free SSL certificates and daily backups.',
    description: 'Description of the pages of web hosting for search engines',
  },
  '/backups/': {
    id: 'seo.backups.description',
    defaultMessage: 'Backup storage for servers and computers: choose the size and location, and pay by the month.',
    description: 'Description of the page of backup storage for search engines',
  },
  '/vpn/': {
    id: 'seo.vpn.description',
    defaultMessage: 'VPN for all your devices through one or two servers, with a choice of exit countries.',
    description: 'Description of the VPN page for search engines',
  },
});

const isDescribed = (path: string): path is Described => path in titles;

/** `in-germany` → `Germany`, `nvme-3` → `Nvme 3`. */
function nameOf(slug: string): string {
  const name = slug.replace(/^(?:in|on|for|with)-/, '').replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * Texts of a page for when the backend has none (404 or failure): those of its line, with the name from its address.
 * The page's own and the backend's texts take precedence. @param path without language prefix
 */
export function builtInTexts(intl: IntlShape, path: string): Pick<PageMeta, 'title' | 'description'> {
  const [, section = '', slug] = path.split('/');
  const key = section === '' ? '/' : `/${section}/`;
  if (!isDescribed(key)) return {};
  const line = intl.formatMessage(titles[key]);
  return { title: slug ? `${line}: ${nameOf(slug)}` : line, description: intl.formatMessage(descriptions[key]) };
}
