import { computeTotal, type PricingInput } from '@hoster/domain/money/pricing';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { emptyDraft, emptySavedDraft } from '../../../api/order-draft.ts';
import { AppProvider } from '../../../app/app-context.tsx';
import { silentApp } from '../../../testing/silent-app.ts';
import type { LineOrder } from '../../line-order.ts';
import { strangerContext } from '../../order-context.fixture.ts';
import { PeriodField } from './period-field.tsx';

const app = silentApp().inLanguage('en');
const pricingFor = (months: number): PricingInput => ({
  tariff: { key: 'plan', price: 10 },
  period: { months, discountPercent: 0 },
  count: 1,
  tax: { ratePercent: 0, reverseCharge: false },
});

function Order() {
  const [choice, setChoice] = useState<LineOrder['choice']>({ rent_period: 1, count: 1, promo_code: 'FIRST' });
  const total = computeTotal(pricingFor(1));
  return (
    <IntlProvider locale="en">
      <AppProvider value={app}>
        <PeriodField
          controls={{
            line: 'vps',
            order: { context: strangerContext, savedDraft: emptySavedDraft, choice, draft: emptyDraft, total },
            choose: (change) => setChoice((before) => ({ ...before, ...change })),
            type: () => undefined,
            chooseForm: () => undefined,
            changeDraft: () => undefined,
            query: new URLSearchParams(),
            totalFor: () => total.total,
          }}
          errors={{}}
          pricingFor={pricingFor}
        />
        <button onClick={() => setChoice((before) => ({ ...before, promo_code: 'BACK' }))}>Back</button>
      </AppProvider>
    </IntlProvider>
  );
}

test('a promo code keeps the focus where it was applied, and follows the address', () => {
  render(<Order />);
  const field = screen.getByRole('textbox', { name: 'Promo code' });
  field.focus();
  fireEvent.change(field, { target: { value: ' SECOND ' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('SECOND');
  fireEvent.change(field, { target: { value: '' } });
  const apply = screen.getByRole('button', { name: 'Apply' });
  apply.focus();
  fireEvent.click(apply);
  expect(apply).toHaveFocus();
  expect(field).toHaveValue('');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(field).toHaveValue('BACK');
});

test('a press on Apply that is answered as the page is hydrated takes the code that was typed until then', () => {
  render(<Order />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' });
  // Typed before React listened: its state doesn't know.
  field.value = 'EARLY';
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  fireEvent.keyDown(Object.assign(field, { value: 'EARLY' }), { key: 'Enter' });
  expect(field).toHaveValue('EARLY');
});
