import { expect, test } from 'vitest';
import { breadcrumbsData, offerData } from './index.ts';

test('an offer has the displayed price with two decimals and the ISO currency code', () => {
  const offer = offerData({
    amount: { cents: 1000 },
    currency: { short: 'RUR', multiplier: '92.405' },
    url: 'https://hoster.example/vps/3/',
    period: 'P1M',
  });
  expect(offer).toEqual({
    '@type': 'Offer',
    price: '924.05',
    priceCurrency: 'RUB',
    availability: 'https://schema.org/InStock',
    url: 'https://hoster.example/vps/3/',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: '924.05',
      priceCurrency: 'RUB',
      billingDuration: 'P1M',
    },
  });
  expect(offerData({ amount: { cents: 5 }, currency: { short: 'EUR' } })?.price).toBe('0.05');
});

test('returns no offer without a price', () => {
  expect(offerData({ amount: { decimal: '' }, currency: { short: 'EUR' } })).toBeUndefined();
  expect(offerData({ amount: { cents: -1 }, currency: { short: 'EUR' } })).toBeUndefined();
});

test('breadcrumbs have absolute URLs, except the current page', () => {
  const data = breadcrumbsData([{ label: 'Home', href: '/' }, { label: 'VPS' }], 'https://hoster.example');
  expect(data.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://hoster.example/' },
    { '@type': 'ListItem', position: 2, name: 'VPS' },
  ]);
});
