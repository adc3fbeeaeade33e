import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInSite } from '../../layout/testing/render-in-site.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { readConsent, setConsent, watchConsent } from '../../app/visitor/consent.ts';
import { saveConsent } from '../../app/visitor/save-consent.ts';
import { consentTo, noConsent } from '@hoster/domain/visitor/consent';

beforeEach(() => setConsent({}));

const banner = () => screen.queryByRole('region', { name: 'Cookies' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const kept = (cookies: Map<string, string>) => cookies.get('consent')?.replace(/\d{4}-\d\d-\d\d/, 'today');

test('asks in a region that takes no focus, with three buttons of one look', () => {
  renderInSite(<ConsentBanner />);
  expect(banner()).toBeVisible();
  expect(document.body).toHaveFocus();
  const looks = ['Reject all', 'Accept all', 'Customise'].map(
    (name) => screen.getByText(name).closest('button, a')?.className,
  );
  expect(new Set(looks).size).toBe(1);
});

test.each([
  ['Reject all', '1.today', false],
  ['Accept all', '1.today.marketing', true],
])('“%s” is remembered and hides the banner', async (name, text, isGiven) => {
  const { cookies } = renderInSite(<ConsentBanner />);
  await press(name);
  expect(banner()).toBeNull();
  expect(kept(cookies)).toBe(text);
  expect(readConsent().marketing).toBe(isGiven);
});

test('choosing shows the purposes of this site, none of them checked', async () => {
  const { cookies } = renderInSite(<ConsentBanner />);
  await userEvent.click(screen.getByRole('link', { name: 'Customise' }));
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes).toHaveLength(1);
  expect(boxes[0]).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Marketing' }));
  await press('Save choices');
  expect(kept(cookies)).toBe('1.today.marketing');
});

test('closes when the decision was made in another tab', async () => {
  const { app } = renderInSite(<ConsentBanner />);
  saveConsent(app, consentTo(['chat']));
  await waitFor(() => expect(banner()).toBeNull());
});

test('withdrawing deletes the cookies of the purpose and notifies the page', () => {
  const { app, cookies } = renderInSite(<ConsentBanner />, { at: '/cookies/' });
  saveConsent(app, consentTo(['marketing']));
  cookies.set('utm_source', 'mail').set('gclid', 'x').set('currency', 'EUR');
  const told = vi.fn();
  const end = watchConsent(told);
  saveConsent(app, noConsent);
  end();
  expect(told).toHaveBeenCalledOnce();
  expect([cookies.get('utm_source'), cookies.get('gclid'), cookies.get('currency')]).toEqual(['', '', 'EUR']);
});
