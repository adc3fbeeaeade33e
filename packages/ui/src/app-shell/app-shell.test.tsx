import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AppBottomBar } from './app-bottom-bar.tsx';
import { AppNav, type AppNavGroup } from './app-nav.tsx';
import { AppShell } from './app-shell.tsx';

const servers = { href: '/servers/', label: 'Servers', icon: <i /> };
const group = (more: Partial<AppNavGroup> = {}): AppNavGroup[] => [
  { id: 'a', label: 'Infrastructure', collapsible: true, items: [servers], ...more },
];

test('has landmarks, and a skip link to the content', () => {
  render(
    <AppShell
      skipLabel="Skip to content"
      brand="Hoster"
      nav={<AppNav label="Account" groups={group()} />}
      bottomBar={<AppBottomBar label="Short" items={[servers]} />}
      notice="Cookies"
      footer="© Hoster"
    >
      Content
    </AppShell>,
  );
  expect(screen.getByRole('banner')).toHaveTextContent('Hoster');
  expect(screen.getByRole('navigation', { name: 'Account' })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© Hoster');
  const main = screen.getByRole('main');
  expect(main).toHaveAttribute('tabindex', '-1');
  expect(main).toHaveTextContent(/^Content$/);
  expect(screen.getByText(/Cookies/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', `#${main.id}`);
});

test('names the current page and what waits there, with a count of zero hidden', () => {
  render(
    <AppNav
      label="Account"
      groups={[
        {
          id: 'a',
          items: [
            { ...servers, current: true, count: 3, countLabel: '3 alerts' },
            { href: '/tickets/', label: 'Tickets', icon: <i />, count: 0, countLabel: 'none' },
          ],
        },
      ]}
    />,
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Servers 3 alerts');
  expect(screen.getByRole('link', { name: 'Tickets' })).toBeInTheDocument();
});

test('a closed group is open if it has the current page', () => {
  const isOpen = (groups: AppNavGroup[]) => {
    const { container, unmount } = render(<AppNav label="Account" groups={groups} />);
    const open = container.querySelector('details')?.open;
    unmount();
    return open;
  };
  expect(isOpen(group())).toBe(true);
  expect(isOpen(group({ closed: true }))).toBe(false);
  expect(isOpen(group({ closed: true, items: [{ ...servers, current: true }] }))).toBe(true);
});

test('reports that the column was made narrow, also before hydration', async () => {
  const onNarrowChange = vi.fn<(narrow: boolean) => void>();
  const nav = (
    <StrictMode>
      <AppNav label="Account" groups={group()} narrowLabel="Narrow menu" onNarrowChange={onNarrowChange} />
    </StrictMode>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(nav);
  const box = within(container).getByRole<HTMLInputElement>('checkbox', { name: 'Narrow menu' });
  box.click();
  render(nav, { container, hydrate: true });
  expect(box.checked).toBe(true);
  expect(onNarrowChange.mock.calls).toEqual([[true]]);
  await userEvent.click(box);
  expect(onNarrowChange.mock.calls).toEqual([[true], [false]]);
});

test('the button of the bottom bar opens a panel without script', () => {
  const html = renderToString(
    <AppBottomBar label="Account" items={[servers]} more={{ label: 'More', icon: <i />, popoverTarget: 'all' }} />,
  );
  expect(html).toContain('popoverTarget="all"');
});
