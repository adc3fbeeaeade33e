import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { Cancellation } from './cancellation.tsx';
import { service } from './service.fixture.ts';

test.each([
  ['no', [], 'our support team. The remaining'],
  ['one', ['192.0.2.1'], 'our support team. You also lose its IP address. The remaining'],
  ['several', ['192.0.2.1', '2001:db8::1'], 'our support team. You also lose its IP addresses. The remaining'],
])('says what is lost by cancelling now, with %s IP address', async (_, ips, text) => {
  const { app } = siteVisit({}, vi.fn());
  const element = <Cancellation service={{ ...service, ips }} refused={undefined} />;
  render(
    <SiteFrame app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </SiteFrame>,
  );
  expect(await screen.findByText(/permanently deleted/)).toHaveTextContent(text);
});
