import { expect, test } from 'vitest';
import { fillPage } from './fill.ts';
import { markPrices } from './prices.ts';

const price = (value: number, shown: string) => `<data data-eur value="${value}">${shown}</data>`;

test.each([
  ['<p>A backup is €2.50 a month.</p>', `<p>A backup is ${price(2.5, '€2.50')} a month.</p>`],
  // A range as `keepTogether` leaves it.
  ['<td>€8–\u206018</td>', `<td>${price(8, '€8')}–${price(18, '€18')}</td>`],
  ['<td>€8–18</td>', `<td>${price(8, '€8')}–${price(18, '€18')}</td>`],
  ['<p>Адрес стоит 2,50 € в месяц.</p>', `<p>Адрес стоит ${price(2.5, '2,50\u00A0€')} в месяц.</p>`],
  ['<li>8–18\u00A0€</li>', `<li>${price(8, '8\u00A0€')}–${price(18, '18\u00A0€')}</li>`],
  ['<p><code>€5</code> in code stays</p>', '<p><code>€5</code> in code stays</p>'],
  ['<a title="€5" href="/a">4 vCPU, 8 GB</a>', '<a title="€5" href="/a">4 vCPU, 8 GB</a>'],
])('marks the prices of %s', (html, marked) => {
  expect(markPrices(html)).toBe(marked);
});

test('a price that fills a placeholder is marked in HTML and plain in titles', () => {
  const none = { seo_title_optional: null, seo_description: null, seo_keywords: null };
  const page = fillPage(
    { ...none, seo_title: '{name} from {price}', footer: '<p>{name} from {price}</p>' },
    { name: 'A & B', price: '€4.90' },
    { price: 4.9 },
  );
  expect(page.seo_title).toBe('A & B from €4.90');
  expect(page.footer).toBe(`<p>A &amp; B from ${price(4.9, '€4.90')}</p>`);
});
