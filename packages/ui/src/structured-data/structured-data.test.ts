import { expect, test } from 'vitest';
import { breadcrumbsData, offerData } from './index.ts';

test('an offer has the shown price with two digits and the code that search engines know', () => {
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

test('what has no price is no offer', () => {
  expect(offerData({ amount: { decimal: '' }, currency: { short: 'EUR' } })).toBeUndefined();
  expect(offerData({ amount: { cents: -1 }, currency: { short: 'EUR' } })).toBeUndefined();
});

test('the way to a page has absolute addresses, and none for the page itself', () => {
  const data = breadcrumbsData([{ label: 'Home', href: '/' }, { label: 'VPS' }], 'https://hoster.example');
  expect(data.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://hoster.example/' },
    { '@type': 'ListItem', position: 2, name: 'VPS' },
  ]);
});
