import type { StaffPermission } from '@hoster/contract';
import type { AppNavGroup } from '@hoster/ui/app-shell';
import { Icon } from '@hoster/ui/icon';
import {
  BookOpen,
  Banknote,
  FileText,
  LifeBuoy,
  Download,
  List,
  Mail,
  MessageCircle,
  Network,
  Package,
  Percent,
  Send,
  Server,
  Settings,
  Star,
  Tag,
  TriangleAlert,
  User,
  Users,
  Wrench,
  type LucideIcon,
} from '@hoster/ui/icons';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  nav: { id: 'staff.frame.nav', defaultMessage: 'Staff area', description: 'Name of the navigation of the staff area' },
  mark: { id: 'staff.frame.mark', defaultMessage: 'Staff', description: 'Mark beside the logo in the staff area' },
  customers: { id: 'staff.frame.customers', defaultMessage: 'Customers' },
  work: { id: 'staff.frame.work', defaultMessage: 'Queue', description: 'First page of the staff area' },
  setups: { id: 'staff.frame.setups', defaultMessage: 'Setups', description: 'Page of setups and undelivered emails' },
  tickets: { id: 'staff.frame.tickets', defaultMessage: 'Tickets' },
  tasks: { id: 'staff.frame.tasks', defaultMessage: 'Tasks', description: 'What staff do by hand for services' },
  mail: { id: 'staff.frame.mail', defaultMessage: 'Email', description: 'Email to support that became no message' },
  services: { id: 'staff.frame.services', defaultMessage: 'Services', description: 'Services of all customers' },
  orders: { id: 'staff.frame.orders', defaultMessage: 'Orders', description: 'Orders of all customers' },
  offers: { id: 'staff.frame.offers', defaultMessage: 'Offers', description: 'Dedicated servers offered to customers' },
  shop: { id: 'staff.frame.shop', defaultMessage: 'Shop', description: 'Group of pages in the staff area' },
  finance: { id: 'staff.frame.finance', defaultMessage: 'Finance', description: 'Pages about money in the staff area' },
  catalogue: { id: 'staff.frame.catalogue', defaultMessage: 'Catalogue', description: 'Page with what is sold' },
  imports: { id: 'staff.frame.imports', defaultMessage: 'Imports', description: 'Customers of other shops' },
  pools: { id: 'staff.frame.pools', defaultMessage: 'Address pools' },
  promo: { id: 'staff.frame.promo', defaultMessage: 'Promo codes' },
  incidents: { id: 'staff.frame.incidents', defaultMessage: 'Incidents' },
  clients: { id: 'staff.frame.clients', defaultMessage: 'Reference clients' },
  banner: { id: 'staff.frame.banner', defaultMessage: 'Promo banner' },
  emails: { id: 'staff.frame.emails', defaultMessage: 'Email templates' },
  news: { id: 'staff.frame.news', defaultMessage: 'News' },
  reports: { id: 'staff.frame.reports', defaultMessage: 'Article reports' },
  settings: { id: 'staff.frame.settings', defaultMessage: 'Settings', description: 'Page with the company’s settings' },
  people: { id: 'staff.frame.people', defaultMessage: 'Staff', description: 'Page that lists who is staff' },
  audit: { id: 'staff.frame.audit', defaultMessage: 'Audit log' },
});
export const staffWords: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

interface Entry {
  readonly path: string;
  readonly word: MessageDescriptor;
  readonly icon: LucideIcon;
  /** What opens the page; null: every role. */
  readonly permission: StaffPermission | null;
}

/** The pages that phones show at the bottom. */
const work: readonly Entry[] = [
  { path: '/admin/', word: staffWords.work, icon: List, permission: null },
  { path: '/admin/tickets/', word: staffWords.tickets, icon: LifeBuoy, permission: 'tickets' },
  { path: '/admin/tasks/', word: staffWords.tasks, icon: Wrench, permission: 'setups' },
  { path: '/admin/mail/', word: staffWords.mail, icon: Mail, permission: 'tickets' },
];

const shop: readonly Entry[] = [
  { path: '/admin/customers/', word: staffWords.customers, icon: User, permission: 'customers' },
  { path: '/admin/services/', word: staffWords.services, icon: Package, permission: 'services' },
  { path: '/admin/orders/', word: staffWords.orders, icon: FileText, permission: 'orders' },
  { path: '/admin/offers/', word: staffWords.offers, icon: Tag, permission: 'orders' },
  { path: '/admin/catalogue/', word: staffWords.catalogue, icon: Package, permission: 'catalogue' },
  { path: '/admin/promo-codes/', word: staffWords.promo, icon: Percent, permission: 'catalogue' },
  { path: '/admin/setups/', word: staffWords.setups, icon: Server, permission: 'setups' },
  { path: '/admin/incidents/', word: staffWords.incidents, icon: TriangleAlert, permission: 'incidents' },
  { path: '/admin/content/news/', word: staffWords.news, icon: BookOpen, permission: 'content' },
  { path: '/admin/clients/', word: staffWords.clients, icon: Star, permission: 'content' },
  { path: '/admin/banner/', word: staffWords.banner, icon: Tag, permission: 'content' },
  { path: '/admin/emails/', word: staffWords.emails, icon: Send, permission: 'content' },
  { path: '/admin/content/reports/', word: staffWords.reports, icon: MessageCircle, permission: 'content' },
  { path: '/admin/finance/', word: staffWords.finance, icon: Banknote, permission: 'payments' },
  { path: '/admin/address-pools/', word: staffWords.pools, icon: Network, permission: 'settings' },
  { path: '/admin/imports/', word: staffWords.imports, icon: Download, permission: 'settings' },
  { path: '/admin/settings/', word: staffWords.settings, icon: Settings, permission: 'settings' },
  { path: '/admin/staff/', word: staffWords.people, icon: Users, permission: 'staff' },
  { path: '/admin/audit/', word: staffWords.audit, icon: FileText, permission: 'audit' },
];

/** Returns all pages that somebody's permissions open, in the order of the navigation. */
export const staffPages = (permissions: readonly StaffPermission[]): readonly Entry[] =>
  [...work, ...shop].filter(({ permission }) => permission === null || permissions.includes(permission));

/** Returns the groups of the navigation that somebody’s permissions open, with the current page. */
export function staffNav(
  { formatMessage }: IntlShape,
  pathname: string,
  permissions: readonly StaffPermission[],
): AppNavGroup[] {
  const itemsOf = (entries: readonly Entry[]): AppNavGroup['items'] =>
    entries
      .filter(({ permission }) => permission === null || permissions.includes(permission))
      .map(({ path, word, icon }) => ({
        href: path,
        label: formatMessage(word),
        icon: <Icon icon={icon} />,
        current: path === '/admin/' ? pathname === path : pathname.startsWith(path),
      }));
  const groups = [
    { id: 'work', items: itemsOf(work) },
    { id: 'shop', label: formatMessage(staffWords.shop), items: itemsOf(shop) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
