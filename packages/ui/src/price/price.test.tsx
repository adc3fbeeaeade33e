import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPrice, plainPrice } from './format-price.ts';
import { Price } from './price.tsx';

const eur = { short: 'EUR' };

test('has a machine-readable value in the display currency', () => {
  const { container } = render(
    <Price amount={{ cents: 1000 }} currency={{ short: 'RUR', multiplier: '92.405' }} locale="ru" />,
  );
  expect(container.querySelector('data')).toHaveAttribute('value', '924.05');
  expect(container.querySelector('data')).toHaveTextContent('924,05 ₽');
});

test('has text alternatives for the old price and the short period', () => {
  render(
    <Price
      amount={{ cents: 1020 }}
      old={{ cents: 1200 }}
      oldLabel="instead of"
      currency={eur}
      locale="en"
      from="from"
      period="/mo"
      periodLabel="per month"
    />,
  );
  expect(screen.getByText('instead of')).toBeInTheDocument();
  expect(screen.getByText('/mo')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('per month')).toBeInTheDocument();
});

test('shows free at zero without a period, and a labelled dash when unknown', () => {
  const { container, rerender } = render(
    <Price amount={{ cents: 0 }} free="free" currency={eur} locale="en" period="/mo" />,
  );
  expect(container).toHaveTextContent(/^free$/);
  rerender(<Price amount={undefined} unknownLabel="no price yet" currency={eur} locale="en" period="/mo" />);
  expect(container).toHaveTextContent('—no price yet');
  expect(container.querySelector('data')).toBeNull();
});

test('with spoken text, exposes only that text and the note', () => {
  const { container } = render(
    <Price
      amount={{ cents: 1250 }}
      old={{ cents: 1470 }}
      oldLabel="instead of"
      discount="−14 %"
      currency={eur}
      locale="en"
      from="from"
      period="/mo"
      periodLabel="per month"
      spoken="from 12 euros 50 cents a month, instead of 14 euros 70"
      note="VAT is added"
    />,
  );
  for (const mute of container.querySelectorAll('[aria-hidden="true"]')) mute.remove();
  expect(container.textContent.replaceAll(/\s+/g, ' ').trim()).toBe(
    'from 12 euros 50 cents a month, instead of 14 euros 70 VAT is added',
  );
});

test('ends with its amount where nothing follows, so that a full stop can', () => {
  const { container } = render(<Price amount={{ cents: 100 }} currency={eur} locale="en" />);
  expect(container.textContent).toBe('€1');
});

test('always matches formatPrice and the machine-readable value', () => {
  const amounts = fc.oneof(
    fc.record({ cents: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }) }),
    fc.record({ decimal: fc.constantFrom('0', '-0.004', '1.005', '12.5', '1e-7', '', 'NaN', 'x') }),
    fc.record({ cents: fc.constantFrom(Number.NaN, Infinity, -Infinity) }),
  );
  const currencies = fc.record({
    short: fc.constantFrom('EUR', 'RUR', 'RUB', 'UAH', 'USD', 'CHF'),
    multiplier: fc.constantFrom('1', '92.405', '0.0001', 'x'),
  });
  const locales = fc.constantFrom('en', 'ru', 'uk', 'de', 'ar', 'zh-Hant');
  fc.assert(
    fc.property(amounts, currencies, locales, fc.constantFrom(0, 1, 2), (amount, currency, locale, digits) => {
      const html = renderToString(
        <Price amount={amount} unknownLabel="unknown" {...{ currency, locale, digits }} period="/mo" />,
      );
      const page = new DOMParser().parseFromString(html, 'text/html');
      const figure = page.querySelector('data');
      const shown = page.querySelector('[data-part="amount"], [data-part="unknown"]');
      expect(shown?.textContent).toBe(formatPrice(amount, { currency, locale, digits }));
      expect(figure?.getAttribute('value') ?? undefined).toBe(plainPrice(amount, currency.multiplier));
      expect(page.body.textContent).not.toMatch(/NaN|undefined|Infinity/);
    }),
  );
});
