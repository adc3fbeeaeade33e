import type { StaffFind, StaffFindKind } from '@hoster/contract';
import { CommandMenu, type CommandGroup } from '@hoster/ui/command-menu';
import { Icon } from '@hoster/ui/icon';
import { LifeBuoy, type LucideIcon, Receipt, Server, Users } from '@hoster/ui/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { staffSearchQuery } from '../../api/staff-queue.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePaused } from '../../app/browser/use-paused.ts';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { panelWords } from '../panels/panel-words.ts';
import { keyWords } from './key-words.ts';
import { staffPages } from './staff-nav.tsx';

const messages = defineMessages({
  placeholder: { id: 'staff-frame.placeholder', defaultMessage: 'Customer, ticket, service or invoice' },
  pages: { id: 'palette.pages', defaultMessage: 'Pages' },
  loading: { id: 'palette.loading', defaultMessage: 'Searching…' },
  failed: { id: 'palette.failed', defaultMessage: 'We couldn’t search. Check your connection.' },
  again: { id: 'palette.again', defaultMessage: 'Try again' },
  none: { id: 'palette.none', defaultMessage: 'Nothing found for “{text}”' },
  count: { id: 'palette.count', defaultMessage: '{count, plural, =0 {No results} one {# result} other {# results}}' },
});
const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

interface Kind {
  word: MessageDescriptor;
  icon: LucideIcon;
  href: (find: StaffFind) => string;
}

const kindWords = defineMessages({
  customer: { id: 'staff-frame.customers', defaultMessage: 'Customers' },
  ticket: { id: 'staff-frame.tickets', defaultMessage: 'Tickets' },
  service: { id: 'staff-frame.services', defaultMessage: 'Services' },
  invoice: { id: 'staff-frame.invoices', defaultMessage: 'Invoices' },
});

/** Kinds of results, in their order. */
const kinds: Readonly<Record<StaffFindKind, Kind>> = {
  customer: { word: kindWords.customer, icon: Users, href: ({ key }) => `/admin/customers/${key}/` },
  ticket: { word: kindWords.ticket, icon: LifeBuoy, href: ({ key }) => `/admin/tickets/${key}/` },
  service: { word: kindWords.service, icon: Server, href: ({ key }) => `/admin/services/${key}/` },
  invoice: { word: kindWords.invoice, icon: Receipt, href: ({ account }) => `/admin/customers/${account ?? ''}/` },
};

/** The search over the pages of staff, customers, tickets, services and invoices (⌘K). */
export function StaffPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const { menu } = useAuth();
  const [text, setText] = useState('');
  const search = usePaused(text.trim()).slice(0, 100);
  const enabled = open && search.length >= 2;
  const found = useQuery({ ...staffSearchQuery(app, search), enabled, placeholderData: keepPreviousData });
  const groups: CommandGroup[] = [
    {
      label: formatMessage(words.pages),
      commands: staffPages(menu?.staff ?? []).map(({ icon, path, word }) => ({
        id: path,
        href: path,
        label: formatMessage(word),
        icon: <Icon icon={icon} />,
      })),
    },
  ];
  const results: CommandGroup[] = Object.entries(kinds)
    .map(([kind, { href, icon, word }]) => ({
      label: formatMessage(word),
      commands: (found.data ?? [])
        .filter((find) => find.kind === kind)
        .map((find) => ({
          id: `${kind}-${find.key}`,
          href: href(find),
          label: find.title,
          ...(find.note !== null && { note: find.note }),
          icon: <Icon icon={icon} />,
        })),
    }))
    .filter(({ commands }) => commands.length > 0);
  return (
    <CommandMenu
      open={open}
      onClose={onClose}
      title={formatMessage(keyWords.find)}
      placeholder={formatMessage(words.placeholder)}
      closeLabel={formatMessage(panelWords.close)}
      groups={groups}
      onSearch={(next) => {
        if (next === text && found.isError) void found.refetch();
        setText(next);
      }}
      results={enabled ? results : []}
      loadingLabel={enabled && found.isFetching ? formatMessage(words.loading) : undefined}
      searchError={enabled && found.isError ? formatMessage(words.failed) : undefined}
      retryLabel={formatMessage(words.again)}
      emptyLabel={(typed) => formatMessage(words.none, { text: typed })}
      countLabel={(count) => formatMessage(words.count, { count })}
    />
  );
}
