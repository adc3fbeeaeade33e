import type { StaffEmail } from '@hoster/contract';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { UndeliveredEmails } from './undelivered-emails.tsx';

const email: StaffEmail = {
  id: 5,
  recipient: 'grace@example.test',
  subject: 'Confirm your email address',
  created: '2026-11-29T09:00:00Z',
  attempts: 1,
  error: '550 no such mailbox',
  is_expired: false,
};

async function show(emails: readonly StaffEmail[]): Promise<void> {
  const { app } = siteVisit({ answer: () => Response.json(emails) }, () => undefined);
  render(
    <SiteFrame app={app}>
      <UndeliveredEmails />
    </SiteFrame>,
  );
  await screen.findByRole('heading', { name: 'Undelivered emails' });
}

test('lists each undelivered email with its error, and buttons that name its recipient', async () => {
  await show([email]);
  expect(screen.getByRole('row', { name: /grace@example\.test.*550 no such mailbox/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Resend grace@example.test' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Discard grace@example.test' })).toBeVisible();
});

test('offers no resending of links that have expired, and says why', async () => {
  await show([{ ...email, is_expired: true }]);
  expect(screen.queryByRole('button', { name: /Resend/ })).toBeNull();
  expect(screen.getByText('Links have expired')).toBeVisible();
});

test('says that there are none', async () => {
  await show([]);
  expect(screen.getByText('No undelivered emails.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
