import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price } from './price.tsx';

const eur = { short: 'EUR' };

test('carries the figure for machines, in the shown currency', () => {
  const { container } = render(
    <Price amount={{ cents: 1000 }} currency={{ short: 'RUR', multiplier: '92.405' }} locale="ru" />,
  );
  expect(container.querySelector('data')).toHaveAttribute('value', '924.05');
  expect(container.querySelector('data')).toHaveTextContent('924,05 ₽');
});

test('says in words what the stroke and the short period mean', () => {
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

test('is free at zero, without a period, and a dash with words when unknown', () => {
  const { container, rerender } = render(
    <Price amount={{ cents: 0 }} free="free" currency={eur} locale="en" period="/mo" />,
  );
  expect(container).toHaveTextContent(/^free$/);
  rerender(<Price amount={undefined} unknownLabel="no price yet" currency={eur} locale="en" period="/mo" />);
  expect(container).toHaveTextContent('—no price yet');
  expect(container.querySelector('data')).toBeNull();
});

test('with words for the ear, only they and the note are heard', () => {
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

test('the figure for machines keeps its cents where whole ones are shown', () => {
  const { container } = render(<Price amount={{ cents: 1250 }} digits={0} currency={eur} locale="en" />);
  expect(container.querySelector('data')).toHaveAttribute('value', '12.5');
  expect(container).toHaveTextContent(/^€13$/);
});

test('names its parts', () => {
  const html = renderToString(<Price amount={{ cents: 123450 }} currency={eur} locale="en" />);
  for (const part of ['symbol', 'integer', 'fraction']) expect(html).toContain(`data-part="${part}"`);
});

test('writes a loss with the minus sign, not with a hyphen', () => {
  const { container } = render(<Price amount={{ cents: -120050 }} currency={eur} locale="ru" />);
  expect(container).toHaveTextContent('\u22121 200,50 €');
  expect(container.querySelector('data')).toHaveAttribute('value', '-1200.5');
});
