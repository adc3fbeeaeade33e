import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Example as Sample } from '../../examples/app-shell.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import {
  Bell,
  House,
  KeyRound,
  LifeBuoy,
  Menu,
  Network,
  Receipt,
  Server,
  Settings,
  Shield,
  Users,
} from '../icons/index.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Logo } from '../logo/logo.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { SidePopover } from '../side-popover/side-popover.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { AppBottomBar } from './app-bottom-bar.tsx';
import { AppNav, type AppNavGroup } from './app-nav.tsx';
import { docs } from './app-shell.docs.tsx';
import { AppShell, type AppShellProps } from './app-shell.tsx';

const meta: Meta<typeof AppShell> = {
  title: 'App frame/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
};
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const icon = (drawing: typeof House) => <Icon icon={drawing} />;
const overview = { href: '#overview', label: 'Overview', icon: icon(House) };
const services = { href: '#services', label: 'Services', icon: icon(Server), current: true };
const billing = { href: '#billing', label: 'Billing', icon: icon(Receipt), aside: <Badge tone="warning">Due</Badge> };
const tickets = { href: '#tickets', label: 'Tickets', icon: icon(LifeBuoy), count: 2, countLabel: '2 unread' };
const customer: readonly AppNavGroup[] = [
  { id: 'work', items: [overview, services, billing, tickets] },
  {
    id: 'organisation',
    label: 'Organisation',
    collapsible: true,
    items: [
      { href: '#projects', label: 'Projects', icon: icon(Users) },
      { href: '#security', label: 'Security', icon: icon(Shield) },
      { href: '#settings', label: 'Settings', icon: icon(Settings) },
    ],
  },
];

const Frame = (props: Partial<AppShellProps>) => (
  <AppShell
    skipLabel="Skip to content"
    brand={
      <TextLink href="#home" tone="quiet" aria-label="Hoster, home page">
        <Logo name="Hoster" />
      </TextLink>
    }
    tools={
      <>
        <Button size="small" variant="quiet">
          €24.00
        </Button>
        <IconButton label="Notifications" icon={<Icon icon={Bell} />} />
        <Avatar name="Anna Koch" labelled />
      </>
    }
    nav={<AppNav label="Account" groups={customer} narrowLabel="Narrow menu" />}
    bottomBar={
      <>
        <AppBottomBar
          label="Account"
          items={[overview, services, billing, tickets]}
          more={{ label: 'More', icon: icon(Menu), popoverTarget: 'all-pages' }}
        />
        <SidePopover id="all-pages" title="Account" closeLabel="Close">
          <AppNav label="All pages" variant="panel" groups={customer} />
        </SidePopover>
      </>
    }
    footer="© Hoster · Terms · Status"
    {...props}
  >
    <PageHead
      title="Services"
      description="12 servers in four data centres"
      actions={<Button variant="action">Order server</Button>}
    />
  </AppShell>
);

/** A customer’s account: the current page, a group that can be closed, badges, and the bar at the bottom of phones. */
export const Matrix: StoryObj = {
  parameters: pictured('forced-colors', 'rtl'),
  render: () => <Frame />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [nav] = canvas.getAllByRole('navigation', { name: 'Account' });
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
    await expect(within(nav ?? canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent('Services');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};

/** A staff area: the dark bar tells it apart, spaces are smaller, and the column is narrow. Russian names are long. */
export const MatrixStaff: StoryObj = {
  parameters: pictured('forced-colors', 'rtl'),
  name: 'Matrix staff',
  render: () => (
    <Frame
      barTheme="inverse"
      density="compact"
      brand={
        <>
          <Logo name="Hoster" />
          <Badge tone="action">Staff</Badge>
        </>
      }
      nav={
        <AppNav
          lang="ru"
          label="Разделы"
          narrowLabel="Узкое меню"
          defaultNarrow
          groups={[
            {
              id: 'queue',
              label: 'Работа',
              items: [
                {
                  href: '#queue',
                  label: 'Очередь',
                  icon: icon(LifeBuoy),
                  current: true,
                  count: 128,
                  countLabel: '128 обращений',
                },
                { href: '#customers', label: 'Пользователи', icon: icon(Users) },
                { href: '#bills', label: 'Выставленные счета', icon: icon(Receipt) },
              ],
            },
            {
              id: 'machines',
              label: 'Оборудование',
              collapsible: true,
              items: [
                { href: '#servers', label: 'Серверы', icon: icon(Server), aside: <Badge tone="danger">3</Badge> },
                { href: '#network', label: 'Сеть', icon: icon(Network) },
                { href: '#access', label: 'Доступ', icon: icon(KeyRound) },
              ],
            },
          ]}
        />
      }
    />
  ),
};

/** The column can be made narrow from 1024 px on; its pages keep their names. */
export const Narrow: StoryObj = {
  render: () => <Frame />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.queryByRole('checkbox', { name: 'Narrow menu' });
    const nav = canvasElement.querySelector('[data-component="app-nav"]');
    if (!box?.closest('label')?.offsetWidth) return;
    const before = nav?.getBoundingClientRect().width ?? 0;
    await userEvent.click(box);
    await expect(nav?.getBoundingClientRect().width).toBeLessThan(before / 2);
    await expect(canvas.getByRole('link', { name: 'Tickets 2 unread' })).toBeVisible();
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
