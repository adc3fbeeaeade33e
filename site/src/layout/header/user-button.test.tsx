import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ignorePending } from '../panels/pending-ignored.ts';
import { renderInSite, type Visit } from '../testing/render-in-site.tsx';
import { UserButton } from './user-button.tsx';

// The form has tests of its own.
vi.mock('../../features/auth/sign-in/login-panel-content.tsx', () => ({ LoginPanelContent: () => null }));
/** The panel's script has come, if it was asked for. */
const scriptCame = () => act(async () => void (await import('../../features/auth/sign-in/login-panel-content.tsx')));
// happy-dom has no popovers.
const show = vi.fn();
HTMLElement.prototype.showPopover = show;
const visit = (facts: Visit = {}) => renderInSite(<UserButton />, facts);

beforeEach(() => {
  show.mockClear();
  sessionStorage.clear();
});

const signedIn: Visit['auth'] = { status: 'settled', user: { display: 'demo', has_usable_password: true } };

const waiting = (id: 'mfa_authenticate' | 'verify_email'): Visit => ({
  auth: { status: 'pending', flow: { id, is_pending: true } },
});

describe('without a session', () => {
  test('opens the login panel by the browser’s own means', () => {
    visit({ at: '/virtual-private-servers/?period=12' });
    const button = screen.getByRole('button', { name: 'Sign in' });
    const panel = screen.getByRole('dialog', { name: 'Sign in', hidden: true });
    expect(button).toHaveAttribute('popovertarget', panel.id);
  });

  test.each(['/auth/login/', '/auth/signup/'])('is a link on %s', (at) => {
    visit({ at });
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login/');
  });

  test('is a link for Russian users, to the local service host', () => {
    visit({ country: 'RU', config: { local_service_host: 'ru.hoster.example' } });
    const link = screen.getByRole('link', { name: 'Sign in' });
    expect(link).toHaveAttribute('href', 'https://ru.hoster.example/auth/login/?next=%2F');
  });
});

describe('the panel opens automatically', () => {
  test.each<[string, Visit]>([
    ['when signing in by a provider failed', { at: '/?error_process=login' }],
    ['when 2FA is pending', waiting('mfa_authenticate')],
  ])('%s', async (_why, facts) => {
    visit(facts);
    await waitFor(() => expect(show).toHaveBeenCalledOnce());
  });

  test.each<[string, Visit]>([
    ['on an ordinary visit', {}],
    ['while only a mail is waited for', waiting('verify_email')],
    [
      'over an order that shows the step itself',
      { ...waiting('mfa_authenticate'), at: '/virtual-private-servers/nvme-3/?period=12&stage=account' },
    ],
    ['on the login page', { at: '/auth/login/?error_process=login' }],
    ['for somebody who is signed in', { at: '/?error=cancelled&error_process=login', auth: signedIn }],
    ['for Russian users', { at: '/?error_process=login', country: 'RU' }],
  ])('but not %s', async (_why, facts) => {
    visit(facts);
    await scriptCame();
    expect(show).not.toHaveBeenCalled();
  });

  test('but not again after the visitor closed it', async () => {
    ignorePending();
    visit(waiting('mfa_authenticate'));
    await scriptCame();
    expect(show).not.toHaveBeenCalled();
  });
});
