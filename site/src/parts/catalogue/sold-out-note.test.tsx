import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { vhTariff } from '../../features/web-hosting/vh-tariff.fixture.ts';
import { renderInSite } from '../../layout/testing/render-in-site.tsx';
import { openLocation } from '../../order/order-context.fixture.ts';
import { isSoldOut, rowsOf } from './plan-rows.ts';
import { SoldOutNote } from './sold-out-note.tsx';

const zurich = { ...openLocation(1), slug: 'zurich', country_code: 'CH', name: 'Switzerland', city: 'Zurich' };
const dallas = { ...openLocation(2), slug: 'dallas', country_code: 'US', name: 'USA', city: 'Dallas' };
const frankfurt = { ...openLocation(3), slug: 'frankfurt' };
const locations = [zurich, dallas, frankfurt];
const landings = [
  { country_code: 'US', url: '/web-hosting/in-usa/' },
  { country_code: 'DE', url: '/web-hosting/in-germany/' },
];
const rows = (sold_out_locations: number[]) =>
  rowsOf([vhTariff({ id: 1, slug: 'start', sold_out_locations })], [zurich]);

test('leads from a country where everything is sold out to the nearest place with room', () => {
  renderInSite(
    <SoldOutNote line="web_hosting" places={[zurich]} locations={locations} rows={rows([1])} landings={landings} />,
  );
  expect(screen.getByText('All plans in Zurich are sold out')).toBeVisible();
  expect(screen.getByText(/nearest location with plans in stock is Frankfurt, Germany/)).toHaveTextContent(
    'It’s 300 km away.',
  );
  expect(screen.getByRole('link', { name: 'See plans in Frankfurt' })).toHaveAttribute(
    'href',
    '/web-hosting/in-germany/',
  );
});

test('leads nowhere when everything is sold out everywhere', () => {
  renderInSite(
    <SoldOutNote
      line="web_hosting"
      places={[zurich]}
      locations={locations}
      rows={rows([1, 2, 3])}
      landings={landings}
    />,
  );
  expect(screen.queryByRole('link')).toBeNull();
});

test('a country is sold out once all its plans are', () => {
  const country = { country_code: 'CH' };
  expect(isSoldOut(rows([1]), [zurich], country)).toBe(true);
  expect(isSoldOut(rows([]), [zurich], country)).toBe(false);
  expect(isSoldOut(rows([1]), [zurich], null)).toBe(false);
});
