import type { ServiceDetails } from '@hoster/contract';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { EndingNotice } from './ending-notice.tsx';
import { service } from './service.fixture.ts';

const vpn: ServiceDetails['vpn'] = {
  product: 'single',
  entry: null,
  exit: { country_code: 'CH', name: 'Zurich', city: 'Zurich' },
  protocols: ['wireguard'],
  devices: [],
};

test.each([
  ['a server', null, 'it’s deleted with all its data. Save a copy of anything you need.'],
  ['a VPN', vpn, 'its configurations stop working.'],
])('says what happens to %s when its paid time ends', async (_, kind, text) => {
  const { app } = siteVisit({}, vi.fn());
  const element = <EndingNotice service={{ ...service, auto_renew: false, vpn: kind }} />;
  render(
    <SiteFrame app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </SiteFrame>,
  );
  expect(await screen.findByText(/^You cancelled it/)).toHaveTextContent(text);
});
