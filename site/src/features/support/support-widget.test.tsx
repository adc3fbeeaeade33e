import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInSite, type Visit } from '../../layout/testing/render-in-site.tsx';
import { SupportWidget } from './support-widget.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Its script is loaded only then. */
const arrived = () => act(() => vi.dynamicImportSettled());
const link = () => screen.queryByRole('link', { name: 'Contact support' });

test('comes after fifteen seconds and leads to the contact form', async () => {
  renderInSite(<SupportWidget />);
  await pass(14_900);
  expect(link()).toBeNull();
  await pass(200);
  await arrived();
  expect(link()).toHaveAttribute('href', '/contacts/#contact-form');
});

test('leads to a new ticket with a profile, after the time that is configured', async () => {
  const visit: Visit = {
    auth: { status: 'settled', user: { display: 'demo', has_usable_password: true } },
    config: { support_widget_delay_ms: 2000 },
  };
  renderInSite(<SupportWidget />, visit);
  await pass(2000);
  await arrived();
  expect(link()).toHaveAttribute('href', '/my/tickets/new/');
});
