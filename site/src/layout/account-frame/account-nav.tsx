import type { AppNavGroup } from '@hoster/ui/app-shell';
import { Icon } from '@hoster/ui/icon';
import { Folder, House, LifeBuoy, Receipt, Server, Settings, Shield, Users, type LucideIcon } from '@hoster/ui/icons';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { frameWords } from './frame-words.ts';

interface Entry {
  readonly href: string;
  readonly word: MessageDescriptor;
  readonly icon: LucideIcon;
  /** Other addresses whose pages belong to it. */
  readonly also?: readonly string[];
}

/** The pages that phones show at the bottom. */
const main: readonly Entry[] = [
  { href: '/my/', word: frameWords.overview, icon: House },
  { href: '/my/services/', word: frameWords.services, icon: Server },
  { href: '/my/billing/', word: frameWords.billing, icon: Receipt, also: ['/my/invoices/'] },
  { href: '/my/tickets/', word: frameWords.support, icon: LifeBuoy },
];

const rest: readonly Entry[] = [
  { href: '/my/projects/', word: frameWords.projects, icon: Folder },
  { href: '/my/team/', word: frameWords.team, icon: Users },
  { href: '/my/security/', word: frameWords.security, icon: Shield },
  { href: '/my/settings/', word: frameWords.settings, icon: Settings },
];

/** Every page of the account’s navigation, with its message. */
export const accountPages: readonly Entry[] = [...main, ...rest];

const isBelow = (path: string, href: string): boolean => (href === '/my/' ? path === href : path.startsWith(href));

/** Returns the groups of the navigation, with the current page and what waits. */
export function accountNav({ formatMessage }: IntlShape, pathname: string, unreadTickets: number): AppNavGroup[] {
  const toItem = ({ href, word, icon, also = [] }: Entry): AppNavGroup['items'][number] => ({
    href,
    label: formatMessage(word),
    icon: <Icon icon={icon} />,
    current: [href, ...also].some((page) => isBelow(pathname, page)),
    ...(href === '/my/tickets/' && {
      count: unreadTickets,
      countLabel: formatMessage(frameWords.unread, { count: unreadTickets }),
    }),
  });
  return [
    { id: 'main', items: main.map(toItem) },
    { id: 'account', label: formatMessage(frameWords.account), items: rest.map(toItem) },
  ];
}
