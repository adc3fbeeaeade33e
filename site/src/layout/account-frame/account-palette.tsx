import { CommandMenu, type CommandGroup } from '@hoster/ui/command-menu';
import { Icon } from '@hoster/ui/icon';
import { BookOpen, LifeBuoy, LogOut, Plus, Receipt, Server, Wallet } from '@hoster/ui/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { servicesQuery } from '../../api/account.ts';
import { articlesQuery } from '../../api/help.ts';
import { invoicesQuery } from '../../api/invoices.ts';
import { useApp } from '../../app/app-context.tsx';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { usePaused } from '../../app/browser/use-paused.ts';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { panelWords } from '../panels/panel-words.ts';
import { accountPages } from './account-nav.tsx';

const messages = defineMessages({
  title: { id: 'palette.title', defaultMessage: 'Search the account' },
  placeholder: { id: 'palette.placeholder', defaultMessage: 'Service, IP, invoice or help' },
  pages: { id: 'palette.pages', defaultMessage: 'Pages' },
  actions: { id: 'palette.actions', defaultMessage: 'Actions' },
  services: { id: 'palette.services', defaultMessage: 'Services' },
  invoices: { id: 'palette.invoices', defaultMessage: 'Invoices' },
  help: { id: 'palette.help', defaultMessage: 'Help' },
  order: { id: 'palette.order', defaultMessage: 'Order a service' },
  topUp: { id: 'palette.top-up', defaultMessage: 'Top up balance' },
  ticket: { id: 'palette.ticket', defaultMessage: 'Contact support' },
  signOut: { id: 'palette.sign-out', defaultMessage: 'Sign out' },
  loading: { id: 'palette.loading', defaultMessage: 'Searching…' },
  failed: { id: 'palette.failed', defaultMessage: 'We couldn’t search. Check your connection.' },
  again: { id: 'palette.again', defaultMessage: 'Try again' },
  none: { id: 'palette.none', defaultMessage: 'Nothing found for “{text}”' },
  count: { id: 'palette.count', defaultMessage: '{count, plural, =0 {No results} one {# result} other {# results}}' },
});
const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

/** Most results of one kind. */
const MOST = 5;

/** The search over services, addresses, invoices, help and pages (⌘K). */
export function AccountPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const { menu } = useAuth();
  const [text, setText] = useState('');
  const search = usePaused(text.trim());
  const enabled = open && search.length >= 2;
  const shared = { enabled, placeholderData: keepPreviousData };
  const services = useQuery({ ...servicesQuery(app, { search }), ...shared });
  const invoices = useQuery({ ...invoicesQuery(app, { number: search.slice(0, 40) }, 1), ...shared });
  const articles = useQuery({ ...articlesQuery(app, { search, page_size: MOST }), ...shared });
  const found = [services, invoices, articles];
  const groups: CommandGroup[] = [
    {
      label: formatMessage(words.pages),
      commands: accountPages(menu?.access).map(({ href: id, word, icon }) => ({
        id,
        href: id,
        label: formatMessage(word),
        icon: <Icon icon={icon} />,
      })),
    },
    {
      label: formatMessage(words.actions),
      commands: [
        { id: 'order', href: href('/#prices'), label: formatMessage(words.order), icon: <Icon icon={Plus} /> },
        {
          id: 'top-up',
          href: '/my/billing/?edit=top-up',
          label: formatMessage(words.topUp),
          icon: <Icon icon={Wallet} />,
        },
        { id: 'ticket', href: '/my/tickets/new/', label: formatMessage(words.ticket), icon: <Icon icon={LifeBuoy} /> },
        { id: 'sign-out', label: formatMessage(words.signOut), icon: <Icon icon={LogOut} />, onChoose: signOut },
      ],
    },
  ];
  const results: CommandGroup[] = [
    {
      label: formatMessage(words.services),
      commands: (services.data?.results ?? []).slice(0, MOST).map(({ id, name, ips, location }) => ({
        id: `service-${id}`,
        href: `/my/services/${id}/`,
        label: name,
        note: [ips[0], location?.city].filter(Boolean).join(' · '),
        icon: <Icon icon={Server} />,
      })),
    },
    {
      label: formatMessage(words.invoices),
      commands: (invoices.data?.results ?? []).slice(0, MOST).map(({ number }) => ({
        id: `invoice-${number}`,
        href: `/my/invoices/?number=${number}`,
        label: number,
        icon: <Icon icon={Receipt} />,
      })),
    },
    {
      label: formatMessage(words.help),
      commands: (articles.data?.results ?? []).map(({ slug, title, category }) => ({
        id: `article-${slug}`,
        href: href(`/help/${slug}/`),
        label: title,
        note: category.title,
        icon: <Icon icon={BookOpen} />,
      })),
    },
  ].filter(({ commands }) => commands.length > 0);
  const failed = enabled && found.some(({ isError }) => isError);
  return (
    <CommandMenu
      open={open}
      onClose={onClose}
      title={formatMessage(words.title)}
      placeholder={formatMessage(words.placeholder)}
      closeLabel={formatMessage(panelWords.close)}
      groups={groups}
      onSearch={(next) => {
        if (next === text) for (const query of found) if (query.isError) void query.refetch();
        setText(next);
      }}
      results={enabled ? results : []}
      loadingLabel={enabled && found.some(({ isFetching }) => isFetching) ? formatMessage(words.loading) : undefined}
      searchError={failed ? formatMessage(words.failed) : undefined}
      retryLabel={formatMessage(words.again)}
      emptyLabel={(typed) => formatMessage(words.none, { text: typed })}
      countLabel={(count) => formatMessage(words.count, { count })}
    />
  );
}

/** Signing out is a form, as everywhere. */
function signOut(): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/auth/logout/';
  document.body.append(form);
  form.requestSubmit();
}
