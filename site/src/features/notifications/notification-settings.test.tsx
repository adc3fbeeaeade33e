import type { NotificationPreference } from '@hoster/contract';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { saveNotificationSettings } from './save-notification-settings.ts';

const preferences: NotificationPreference[] = [
  { kind: 'payment_received', email: false, site: true, is_fixed: false },
  { kind: 'payment_failed', email: true, site: true, is_fixed: false },
  { kind: 'service_ready', email: true, site: false, is_fixed: false },
  { kind: 'usage_high', email: true, site: true, is_fixed: false },
  { kind: 'ticket_answered', email: true, site: true, is_fixed: false },
  { kind: 'status_incident', email: true, site: true, is_fixed: false },
  { kind: 'new_sign_in', email: true, site: true, is_fixed: true },
];

function show(state: { saved: boolean; failed: boolean }) {
  const answer = vi.fn((_path: string, _init: { method: string; body: string | undefined }) =>
    Response.json(preferences),
  );
  const { app } = siteVisit({ answer }, vi.fn());
  const element = <NotificationSettings preferences={preferences} {...state} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <SiteFrame app={app}>
      <RouterProvider router={router} />
    </SiteFrame>,
  );
  return { app, answer };
}

test('shows what is on, sends what was chosen, and offers no switch for what stays on', async () => {
  const { app, answer } = show({ saved: false, failed: false });
  const email = within(screen.getByRole('group', { name: 'Email me about' }));
  const site = within(screen.getByRole('group', { name: 'Notify me in my account about' }));
  expect(email.getByRole('checkbox', { name: 'Payments received' })).not.toBeChecked();
  expect(site.getByRole('checkbox', { name: 'Services that are ready' })).not.toBeChecked();
  expect(screen.queryByRole('checkbox', { name: /Sign-ins/ })).toBeNull();
  expect(screen.getByText(/sign-ins from new devices/)).toBeVisible();
  await userEvent.click(email.getByRole('checkbox', { name: 'Failed payments' }));

  const form = screen.getByRole('button', { name: 'Save notifications' }).closest('form');
  if (!form) throw new Error('No form');
  expect(await saveNotificationSettings(app, new FormData(form))).toBe(true);
  const sent = answer.mock.calls.find(([, { method }]) => method === 'PUT');
  expect(JSON.parse(sent?.[1].body ?? '')).toEqual({
    preferences: [
      { kind: 'payment_received', email: false, site: true },
      { kind: 'payment_failed', email: false, site: true },
      { kind: 'service_ready', email: true, site: false },
      { kind: 'usage_high', email: true, site: true },
      { kind: 'ticket_answered', email: true, site: true },
      { kind: 'status_incident', email: true, site: true },
    ],
  });
});

test.each([
  [{ saved: true, failed: false }, 'Notification settings saved.'],
  [{ saved: true, failed: true }, 'We couldn’t save your notification settings. Try again.'],
])('says whether it was saved', (state, text) => {
  show(state);
  expect(screen.getByText(text)).toBeVisible();
});
