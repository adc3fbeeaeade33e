import { AppBottomBar, AppNav, AppShell } from '@hoster/ui/app-shell';
import { CommandMenu, useCommandKey } from '@hoster/ui/command-menu';
import { EmptyState } from '@hoster/ui/empty-state';
import { Icon } from '@hoster/ui/icon';
import { IconButton } from '@hoster/ui/icon-button';
import { House, LifeBuoy, Search, Server, TriangleAlert } from '@hoster/ui/icons';
import { Logo } from '@hoster/ui/logo';
import { Notifications } from '@hoster/ui/notifications';
import { TextLink } from '@hoster/ui/text-link';
import { type ReactNode, useState } from 'react';

const pages = [
  { href: '#overview', label: 'Overview', icon: <Icon icon={House} /> },
  { href: '#servers', label: 'Servers', icon: <Icon icon={Server} /> },
  { href: '#incidents', label: 'Incidents', icon: <Icon icon={TriangleAlert} />, current: true },
  { href: '#tickets', label: 'Tickets', icon: <Icon icon={LifeBuoy} />, count: 2, countLabel: '2 unread' },
];
const commands = pages.map(({ href, label }) => ({ id: href, label, href }));

interface ConsoleFrameProps {
  /** Commands of the current page, besides its links. */
  actions: readonly { id: string; label: string; onChoose: () => void }[];
  children: ReactNode;
}

/** The frame of all pages of the console. */
export function ConsoleFrame({ actions, children }: ConsoleFrameProps) {
  const [searching, setSearching] = useState(false);
  const [unread, setUnread] = useState(['213']);
  useCommandKey(() => setSearching(!searching));
  return (
    <AppShell
      skipLabel="Skip to content"
      density="compact"
      barTheme="inverse"
      brand={
        <TextLink href="#overview" tone="quiet" aria-label="Hoster, overview">
          <Logo name="Hoster" />
        </TextLink>
      }
      tools={
        <>
          <IconButton label="Search (Ctrl K)" icon={<Icon icon={Search} />} onClick={() => setSearching(true)} />
          <Notifications
            label="Notifications"
            href="#notifications"
            allLabel="All notifications"
            items={[
              {
                id: '213',
                title: 'Backups start late',
                time: <time dateTime="2026-11-30T06:05Z">06:05</time>,
                href: '#213',
                unread: unread.includes('213'),
              },
            ]}
            unread={unread.length}
            unreadLabel={(count) => `${count} unread`}
            unreadMark="Unread:"
            readLabel={() => 'Mark as read'}
            onRead={(id) => setUnread(unread.filter((one) => one !== id))}
            readAllLabel="Mark all as read"
            onReadAll={() => setUnread([])}
            closeLabel="Close"
            empty={<EmptyState level={3} title="No notifications yet" />}
          />
        </>
      }
      nav={<AppNav label="Console" groups={[{ id: 'console', items: pages }]} narrowLabel="Narrow menu" />}
      bottomBar={<AppBottomBar label="Console" items={pages} />}
    >
      {children}
      <CommandMenu
        open={searching}
        onClose={() => setSearching(false)}
        title="Search pages and actions"
        closeLabel="Close"
        groups={[
          { label: 'Incidents', commands: actions },
          { label: 'Pages', commands },
        ]}
        emptyLabel={(text) => `Nothing found for “${text}”`}
        countLabel={(count) => (count === 1 ? '1 result' : `${count} results`)}
      />
    </AppShell>
  );
}
