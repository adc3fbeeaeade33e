import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { serviceQuery } from '../../api/account.ts';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { service } from '../service/service.fixture.ts';
import { Connect } from './connect.tsx';

const show = (access: Partial<typeof service.access>) => {
  const { app } = siteVisit({}, vi.fn());
  app.queryClient.setQueryData(serviceQuery(app, service.id).queryKey, {
    ...service,
    access: { ...service.access, ...access },
  });
  render(
    <SiteFrame app={app}>
      <Connect id={service.id} />
    </SiteFrame>,
  );
};

test('shows the address of a new server and the command that opens it, both to copy', () => {
  show({ address: '192.0.2.7', port: 22, login: 'root', password: 'secret' });
  expect(screen.getByText('192.0.2.7')).toBeVisible();
  expect(screen.getByText('Connect via SSH')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy: Address' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy: ssh root@192.0.2.7' })).toBeVisible();
  expect(screen.queryByText('secret')).toBeNull();
});

test('shows the address alone where the login isn’t known', () => {
  show({ address: '192.0.2.7', port: null, login: null });
  expect(screen.getByText('192.0.2.7')).toBeVisible();
  expect(screen.queryByText('Connect via SSH')).toBeNull();
});
