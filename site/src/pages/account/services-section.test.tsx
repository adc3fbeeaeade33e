import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { service } from '../service/service.fixture.ts';
import { ServicesSection } from './services-section.tsx';

test('doesn’t call a service that was cancelled before its term ended paid until that day', () => {
  const { app } = siteVisit({}, vi.fn());
  const base = { ...service, paid_until: '2030-01-31T00:00:00Z' };
  const results = [
    { ...base, id: 1, name: 'runs', status: 'active' as const },
    { ...base, id: 2, name: 'ended', status: 'canceled' as const },
  ];
  const services = { count: 2, next: null, previous: null, results };
  const element = <ServicesSection services={services} failed={false} page={1} />;
  render(
    <SiteFrame app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </SiteFrame>,
  );
  expect(screen.getByRole('row', { name: /runs/ })).toHaveTextContent('31 Jan 2030');
  expect(screen.getByRole('row', { name: /ended/ })).not.toHaveTextContent('2030');
});
