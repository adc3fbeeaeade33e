import { Icon } from '@hoster/ui/icon';
import {
  ArchiveRestore,
  AtSign,
  BookOpen,
  CreditCard,
  Database,
  Globe,
  KeyRound,
  type LucideIcon,
  Mail,
  Network,
  Rocket,
  Route,
  Server,
  ShieldCheck,
  SquareTerminal,
} from '@hoster/ui/icons';

const icons: Readonly<Record<string, LucideIcon>> = {
  'archive-restore': ArchiveRestore,
  'at-sign': AtSign,
  'credit-card': CreditCard,
  database: Database,
  globe: Globe,
  'key-round': KeyRound,
  mail: Mail,
  network: Network,
  rocket: Rocket,
  route: Route,
  server: Server,
  'shield-check': ShieldCheck,
  terminal: SquareTerminal,
};

/** The icon of a category; a book for one that has none or an unknown one. */
export function CategoryIcon({ name }: { name: string | null }) {
  return <Icon icon={(name !== null && icons[name]) || BookOpen} />;
}
