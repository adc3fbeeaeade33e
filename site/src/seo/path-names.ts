import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Names of the parent pages, by their paths without language prefix. */
const names: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  '/': { id: 'order.path.home', defaultMessage: 'Home', description: 'Home page in the path to a page' },
  '/virtual-private-servers/': { id: 'order.path.vps', defaultMessage: 'VPS' },
  '/dedicated-servers/': { id: 'order.path.dedicated', defaultMessage: 'Dedicated servers' },
  '/web-hosting/': { id: 'order.path.web-hosting', defaultMessage: 'Web hosting' },
  '/help/': { id: 'order.path.help', defaultMessage: 'Help' },
  '/news/': { id: 'order.path.news', defaultMessage: 'News' },
  '/api/': { id: 'order.path.api', defaultMessage: 'API' },
});

/** The pages above a page, from the home page down. @param path without language prefix */
export const parentsOf = (path: string): [path: string, name: MessageDescriptor][] =>
  Object.entries(names).filter(([parent]) => path.startsWith(parent) && parent !== path);
