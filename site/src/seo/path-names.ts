import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Names of the parent pages, by their paths without language prefix. */
const names: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  '/': { id: 'order.path.home', defaultMessage: 'Home', description: 'Home page in the path to a page' },
  '/virtual-private-servers/': {
    id: 'order.path.vps',
    defaultMessage: 'VPS',
    description: 'Section in the path to a page',
  },
  '/dedicated-servers/': {
    id: 'order.path.dedicated',
    defaultMessage: 'Dedicated servers',
    description: 'Section in the path to a page',
  },
  '/web-hosting/': {
    id: 'order.path.web-hosting',
    defaultMessage: 'Web hosting',
    description: 'Section in the path to a page',
  },
  '/help/': { id: 'order.path.help', defaultMessage: 'Help', description: 'Section in the path to a page' },
  '/news/': { id: 'order.path.news', defaultMessage: 'News', description: 'Section in the path to a page' },
  '/api/': { id: 'order.path.api', defaultMessage: 'API', description: 'Section in the path to a page' },
});

/** The pages above a page, from the home page down. @param path without language prefix */
export const parentsOf = (path: string): [path: string, name: MessageDescriptor][] =>
  Object.entries(names).filter(([parent]) => path.startsWith(parent) && parent !== path);
