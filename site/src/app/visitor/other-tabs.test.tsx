import { beforeEach, expect, test, vi } from 'vitest';
import { authQuery } from '../../api/session.ts';
import type { AuthStatus } from '../../api/auth-status.ts';
import { siteVisit } from '../../layout/testing/site-visit.tsx';
import { followOtherTabs } from './other-tabs.ts';

const KEY = 'app:who';
const settled = (id: number): AuthStatus => ({
  status: 'settled',
  user: { id, display: 'x', has_usable_password: true },
});
/** What the browser tells the other tabs. */
const heard = (newValue: string, key = KEY) => dispatchEvent(new StorageEvent('storage', { key, newValue }));

function tab(auth: AuthStatus) {
  const reload = vi.fn();
  const { app } = siteVisit({ auth }, vi.fn());
  followOtherTabs(app, reload);
  return { app, reload };
}
beforeEach(() => localStorage.clear());

test('a tab announces the user at start and on changes', () => {
  const { app } = tab(settled(7));
  expect(localStorage.getItem(KEY)).toBe('7');
  app.queryClient.setQueryData(authQuery(app).queryKey, { status: 'none' });
  expect(localStorage.getItem(KEY)).toBe('');
});

test.each([
  ['somebody else', '8'],
  ['nobody', ''],
])('a tab that shows one person follows when there is %s', (_, who) => {
  const { reload } = tab(settled(7));
  heard('7');
  heard(who, 'app:currency');
  expect(reload).not.toHaveBeenCalled();
  heard(who);
  expect(reload).toHaveBeenCalledOnce();
});

test('a tab that noticed by itself that the session is over keeps its input for its user, and follows another', () => {
  const { app, reload } = tab(settled(7));
  app.queryClient.setQueryData(authQuery(app).queryKey, { status: 'none' });
  heard('');
  heard('7');
  expect(reload).not.toHaveBeenCalled();
  heard('8');
  expect(reload).toHaveBeenCalledOnce();
});

test('a tab without a user keeps its input', () => {
  const { reload } = tab({ status: 'none' });
  heard('8');
  expect(reload).not.toHaveBeenCalled();
});
