import type { Scope } from '@hoster/contract';
import type { AppNavGroup } from '@hoster/ui/app-shell';
import { Icon } from '@hoster/ui/icon';
import {
  Folder,
  Gift,
  House,
  LifeBuoy,
  Receipt,
  Server,
  Settings,
  Shield,
  Users,
  type LucideIcon,
} from '@hoster/ui/icons';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { frameWords } from './frame-words.ts';

interface Entry {
  readonly href: string;
  readonly word: MessageDescriptor;
  readonly icon: LucideIcon;
  /** What a role must allow for the page. */
  readonly scope?: Scope;
  /** Other addresses whose pages belong to it. */
  readonly also?: readonly string[];
}

/** The pages that phones show at the bottom. */
const main: readonly Entry[] = [
  { href: '/my/', word: frameWords.overview, icon: House },
  { href: '/my/services/', word: frameWords.services, icon: Server },
  { href: '/my/billing/', word: frameWords.billing, icon: Receipt, also: ['/my/invoices/', '/my/earlier-invoices/'] },
  { href: '/my/tickets/', word: frameWords.support, icon: LifeBuoy },
];

const rest: readonly Entry[] = [
  { href: '/my/projects/', word: frameWords.projects, icon: Folder },
  { href: '/my/partner/', word: frameWords.partner, icon: Gift, scope: 'billing' },
  { href: '/my/team/', word: frameWords.team, icon: Users },
  { href: '/my/security/', word: frameWords.security, icon: Shield },
  { href: '/my/settings/', word: frameWords.settings, icon: Settings },
];

/** Pages of the account’s navigation that the role allows. @param access what it allows; undefined: not known */
export const accountPages = (access: readonly Scope[] | undefined): Entry[] => [...main, ...rest].filter(isFor(access));

const isFor =
  (access: readonly Scope[] | undefined) =>
  ({ scope }: Entry): boolean =>
    scope === undefined || (access?.includes(scope) ?? true);

const isBelow = (path: string, href: string): boolean => (href === '/my/' ? path === href : path.startsWith(href));

/**
 * Returns the groups of the navigation, with the current page and what waits.
 * @param access what the role allows; undefined: not known
 */
export function accountNav(
  { formatMessage }: IntlShape,
  pathname: string,
  unreadTickets: number,
  access: readonly Scope[] | undefined,
): AppNavGroup[] {
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
    { id: 'account', label: formatMessage(frameWords.account), items: rest.filter(isFor(access)).map(toItem) },
  ];
}
