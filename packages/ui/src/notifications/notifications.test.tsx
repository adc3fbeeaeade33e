import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Notifications, type NotificationsProps } from './notifications.tsx';

const bell = (props: Partial<NotificationsProps> = {}) => (
  <Notifications
    label="Notifications"
    href="/notifications/"
    allLabel="All notifications"
    items={[
      { id: '1', title: 'Invoice 2231 is due', time: 'today', href: '#invoice', unread: true },
      { id: '2', title: 'Backup is complete', time: 'yesterday' },
    ]}
    unread={1}
    unreadLabel={(count) => `${count} unread`}
    unreadMark="Unread:"
    readLabel={() => 'Mark as read'}
    onRead={() => undefined}
    readAllLabel="Mark all as read"
    onReadAll={() => undefined}
    closeLabel="Close"
    empty="No notifications yet"
    {...props}
  />
);

const link = () => screen.getByRole('link', { name: /^Notifications/ });

test('is a link to all notifications, which a plain click opens in place', async () => {
  const user = userEvent.setup();
  render(bell());
  expect(link()).toHaveAccessibleName('Notifications 1 unread');
  expect(link()).toHaveAttribute('href', '/notifications/');
  await user.keyboard('{Control>}');
  await user.click(link());
  await user.keyboard('{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(link());
  expect(link()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('announces the number when it changes, not what the page begins with', () => {
  const { rerender } = render(bell());
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('');
  rerender(bell({ unread: 3 }));
  expect(status).toHaveTextContent('3 unread');
  rerender(bell({ unread: 1 }));
  expect(status).toHaveTextContent('1 unread');
});

test('marks one or all as read, with focus in the popover after the button is gone', async () => {
  const user = userEvent.setup();
  const onRead = vi.fn<(id: string) => void>();
  const onReadAll = vi.fn<() => void>();
  render(bell({ onRead, onReadAll }));
  await user.click(link());
  const dialog = screen.getByRole('dialog', { name: 'Notifications' });
  await user.click(within(dialog).getByRole('button', { name: 'Mark as read' }));
  expect(onRead).toHaveBeenCalledExactlyOnceWith('1');
  expect(dialog).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Mark all as read' }));
  expect(onReadAll).toHaveBeenCalledOnce();
  expect(dialog).toHaveFocus();
});

test('following an unread notification marks it as read', async () => {
  const user = userEvent.setup();
  const onRead = vi.fn<(id: string) => void>();
  render(bell({ onRead }));
  await user.click(link());
  await user.click(screen.getByRole('link', { name: 'Unread: Invoice 2231 is due' }));
  expect(onRead).toHaveBeenCalledExactlyOnceWith('1');
});

test('without notifications, says what will appear', async () => {
  render(bell({ items: [], unread: 0 }));
  expect(link()).toHaveAccessibleName('Notifications');
  await userEvent.click(link());
  expect(screen.getByText('No notifications yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});
