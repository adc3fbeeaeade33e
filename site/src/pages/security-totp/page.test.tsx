import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { Page } from './page.tsx';

async function show(parameters: string) {
  const { app } = siteVisit({}, vi.fn());
  const setup = { secret: 'JBSWY3DPEHPK3PXP', totp_url: `otpauth://totp/mira?secret=JBSWY3DPEHPK3PXP${parameters}` };
  const loader = () => ({ data: { setup } });
  const router = createMemoryRouter([{ path: '/', element: <Page />, loader, HydrateFallback: () => null }]);
  render(
    <SiteFrame app={app}>
      <RouterProvider router={router} />
    </SiteFrame>,
  );
  await screen.findByRole('heading', { level: 1 });
}

// MFA_TOTP_DIGITS and MFA_TOTP_PERIOD of django-allauth, which tells them in the address of the key only.
test.each([
  ['', 'Six-digit code', '[0-9]{6}', /every 30 seconds/],
  ['&digits=8', 'Eight-digit code', '[0-9]{8}', /every 30 seconds/],
  ['&digits=7&period=60', '7-digit code', '[0-9]{7}', /every 60 seconds/],
])('asks for the code as the key makes it: %j', async (parameters, label, pattern, changes) => {
  await show(parameters);
  expect(screen.getByLabelText(label)).toHaveAttribute('pattern', pattern);
  expect(screen.getByText(changes)).toHaveTextContent(/submits automatically after the last digit/);
});

test('takes a code that is longer than the field for single digits', async () => {
  await show('&digits=10');
  expect(screen.getByLabelText('10-digit code')).not.toHaveAttribute('pattern');
  expect(screen.queryByText(/submits automatically/)).toBeNull();
});
