import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInSite } from '../../layout/testing/render-in-site.tsx';
import { openLocation } from '../../order/order-context.fixture.ts';
import { CityBand } from './city-band.tsx';

const swiss = { country_code: 'CH', name: 'Switzerland' };
const zurich = {
  ...openLocation(1),
  ...swiss,
  slug: 'zurich',
  city: 'Zurich',
  datacenter: 'ZRH1',
  ping_host: 'zrh.example',
};
const hunenberg = {
  ...openLocation(2),
  ...swiss,
  slug: 'hunenberg',
  city: 'Hünenberg',
  datacenter: 'HUN1',
  ping_host: 'hun.example',
};

afterEach(() => vi.unstubAllGlobals());

test('shows distances in kilometres, and no latency where nothing can be measured', () => {
  renderInSite(<CityBand locations={[{ ...zurich, ping_host: null }]} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Zurich' })).toBeVisible();
  const list = within(screen.getByRole('figure', { name: 'Distances from Zurich to other cities' }));
  expect(list.getAllByRole('listitem').slice(0, 2)).toEqual([
    expect.objectContaining({ textContent: expect.stringMatching(/^Paris 490\skm/) }),
    expect.objectContaining({ textContent: expect.stringMatching(/^London 780\skm/) }),
  ]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/not measured/)).toBeNull();
});

test('measures the latency only after a click, and announces it', async () => {
  const fetch = vi.fn(async (url: string) => {
    if (url.includes('hun')) throw new TypeError('Failed to fetch');
    return new Response(null, { status: 204 });
  });
  vi.stubGlobal('fetch', fetch);
  renderInSite(<CityBand locations={[zurich, hunenberg]} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Zurich and Hünenberg' })).toBeVisible();
  expect(screen.getAllByRole('figure')).toHaveLength(1);
  expect(screen.getByText('Latency not measured')).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Measure latency' }));
  expect(await screen.findByText(/^Zurich: \d+ ms, Hünenberg: no response$/)).toHaveAttribute('role', 'status');
  expect(screen.getByText(/^ZRH1/)).toHaveTextContent(/^ZRH1 \d+ ms$/);
  expect(screen.getByText(/^HUN1/)).toHaveTextContent('HUN1 no response');
  expect(screen.queryByText(/this demo has no data centres/)).toBeNull();
});

test('values of a demo are marked as samples', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  renderInSite(<CityBand locations={[{ ...zurich, ping_host: null, test_is_sample: true }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Measure latency' }));
  expect(await screen.findByText(/Sample values for the latency/)).toBeVisible();
  expect(screen.getByText(/^Latency/)).toHaveTextContent(/^Latency \d+ ms$/);
});

test('is absent where no coordinates are known', () => {
  const { container } = renderInSite(<CityBand locations={[openLocation(1)]} />);
  expect(container.querySelector('section')).toBeNull();
});
