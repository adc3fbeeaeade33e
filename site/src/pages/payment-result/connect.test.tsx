import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { serviceQuery } from '../../api/account.ts';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { service } from '../service/service.fixture.ts';
import { Connect } from './connect.tsx';

const show = (access: Partial<typeof service.access>, hosting: typeof service.web_hosting = null) => {
  const { app } = siteVisit({}, vi.fn());
  app.queryClient.setQueryData(serviceQuery(app, service.id).queryKey, {
    ...service,
    web_hosting: hosting,
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

test('leads into web hosting by its control panel, then its files, then the name servers of its domain', () => {
  show(
    { address: 'h1.example.com', login: 'koch', password: 'secret', panel_url: 'https://h1.example.com:8083' },
    {
      domain: 'koch.example',
      cms: null,
      php_version: '8.4',
      disk_size: 10,
      sites: 1,
      nameservers: ['ns1.example.com', 'ns2.example.com'],
      records: [],
    },
  );
  const panel = screen.getByRole('link', { name: 'Open the control panel' });
  expect(panel).toHaveAttribute('href', 'https://h1.example.com:8083');
  expect(screen.getByRole('button', { name: 'Copy: Username' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show login details' })).toHaveAttribute(
    'href',
    '/my/services/1/?tab=access',
  );
  const files = screen.getByRole('button', { name: 'Copy: sftp koch@h1.example.com' });
  const names = screen.getByRole('button', { name: 'Copy: Name server 1' });
  expect(panel.compareDocumentPosition(files)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(files.compareDocumentPosition(names)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText('Connect via SSH')).toBeNull();
  expect(screen.queryByText('secret')).toBeNull();
});
