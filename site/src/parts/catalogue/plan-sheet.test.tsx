import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSite } from '../../layout/testing/render-in-site.tsx';
import { vhTariff } from '../../features/web-hosting/vh-tariff.fixture.ts';
import { planPrice } from './plan-price.ts';
import { PlanSheet } from './plan-sheet.tsx';

const month = { months: 1, discount_percent: 0, is_default: true };
const year = { months: 12, discount_percent: 10, is_default: false };
const promo = { code: 'X', discount_percent: 20, months: 3, applies_to: 'tariff', valid: true, message: null } as const;

function show(period: typeof month, code: typeof promo | null = null): string {
  renderInSite(
    <PlanSheet
      rows={[
        {
          tariff: vhTariff({ id: 1, slug: 'basic', price: 10 }),
          availability: { state: 'available', free: [], soldOut: [] },
        },
      ]}
      period={period}
      columns={[]}
      specsOf={() => null}
      priceOf={(plan) => planPrice(plan, period, 0, code)}
      query=""
    />,
  );
  return screen.getAllByRole('row')[1]?.textContent ?? '';
}

test('a discount for the term has the total and the renewal price beside it', () => {
  expect(show(year)).toMatch(/€108.* for 12\u00a0months.*renews at €108/);
});

test('a promo code has the regular price beside it', () => {
  expect(show(month, promo)).toMatch(/€8.*renews at €10/);
});

test('shows the price of a month without discount once', () => {
  expect(show(month)).not.toContain('renews');
});

test('the link to a plan says that it leads to a plan', () => {
  show(month);
  expect(screen.getByRole('link', { name: 'basic plan' })).toHaveAttribute('href', '/web-hosting/basic/');
});
