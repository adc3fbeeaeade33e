import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ignorePending } from '../panels/pending-ignored.ts';
import { renderInSite, type Visit } from '../testing/render-in-site.tsx';
import { UserButton } from './user-button.tsx';

const show = vi.fn();
const visit = (facts: Visit = {}) => renderInSite(<UserButton opener={{ show, preload: vi.fn() }} />, facts);

beforeEach(() => {
  show.mockClear();
  sessionStorage.clear();
});

const waiting = (id: 'mfa_authenticate' | 'verify_email'): Visit => ({
  auth: { status: 'pending', flow: { id, is_pending: true } },
});

describe('without a session', () => {
  test('opens the login panel; its way out is the login page, coming back here', async () => {
    visit({ at: '/virtual-private-servers/?period=12' });
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    const back = encodeURIComponent('/virtual-private-servers/?period=12');
    expect(show).toHaveBeenCalledExactlyOnceWith('login', `/auth/login/?next=${back}`);
  });

  test.each(['/auth/login/', '/auth/signup/'])('is a link on %s', (at) => {
    visit({ at });
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login/');
  });

  test('is a link for Russian users, to the local service host', () => {
    visit({ country: 'RU', config: { local_service_host: 'ru.hoster.example' } });
    const link = screen.getByRole('link', { name: 'Log in' });
    expect(link).toHaveAttribute('href', 'https://ru.hoster.example/auth/login/?next=%2F');
  });
});

describe('the panel opens by itself', () => {
  test.each<[string, Visit]>([
    ['when signing in by a provider failed', { at: '/?error_process=login' }],
    ['when a second factor is waited for', waiting('mfa_authenticate')],
  ])('%s', (_why, facts) => {
    visit(facts);
    expect(show).toHaveBeenCalledExactlyOnceWith('login', expect.any(String));
  });

  test.each<[string, Visit]>([
    ['on an ordinary visit', {}],
    ['while only a mail is waited for', waiting('verify_email')],
    ['on the login page', { at: '/auth/login/?error_process=login' }],
    ['for Russian users', { at: '/?error_process=login', country: 'RU' }],
  ])('but not %s', (_why, facts) => {
    visit(facts);
    expect(show).not.toHaveBeenCalled();
  });

  test('but not again after the visitor closed it', () => {
    ignorePending();
    visit(waiting('mfa_authenticate'));
    expect(show).not.toHaveBeenCalled();
  });
});
