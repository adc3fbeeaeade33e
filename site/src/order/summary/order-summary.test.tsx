import { chargeIn } from '@hoster/domain/money/charge';
import { computeTotal } from '@hoster/domain/money/pricing';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { OrderSummary } from './order-summary.tsx';

test.each([
  [1, 'Renews at €15.26 for 1 month while the promo code applies, then at €16.07'],
  [3, 'Renews at €48.20 for 3 months'],
])('with a promo code for 3 months and a term of %i, says what each renewal costs', (months, text) => {
  const total = computeTotal({
    tariff: { key: 'NVMe 3', price: 13.5 },
    period: { months, discountPercent: 0 },
    count: 1,
    promo: { percent: 5, months: 3 },
    tax: { ratePercent: 19, reverseCharge: false },
  });
  render(
    <IntlProvider locale="en">
      <OrderSummary
        title="NVMe 3"
        charged={chargeIn(total, 'EUR', '1')}
        tax={{ country: 'DE', rate_percent: 19, reverse_charge: false, label: null }}
        months={months}
        trialDays={null}
        action={null}
      />
    </IntlProvider>,
  );
  expect(screen.getByText(/^Renews at/).textContent).toBe(text);
});
