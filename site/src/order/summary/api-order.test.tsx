import { computeTotal } from '@hoster/domain/money/pricing';
import { fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { emptyDraft, emptySavedDraft } from '../../api/order-draft.ts';
import { AppProvider } from '../../app/app-context.tsx';
import { silentApp } from '../../testing/silent-app.ts';
import { ApiOrder } from './api-order.tsx';
import { chargedTotal, type LineOrder } from '../line-order.ts';
import { strangerContext } from '../order-context.fixture.ts';

const app = silentApp().inLanguage('en');
const order: LineOrder = {
  context: strangerContext,
  savedDraft: emptySavedDraft,
  choice: { rent_period: 1, count: 1 },
  draft: emptyDraft,
  total: computeTotal({
    tariff: { key: 'plan', price: 10 },
    period: { months: 1, discountPercent: 0 },
    count: 1,
    tax: { ratePercent: 0, reverseCharge: false },
  }),
};
const part = (
  <IntlProvider locale="en">
    <AppProvider value={app}>
      <ApiOrder
        order={order}
        charged={chargedTotal(order, 'EUR', 1)}
        call={(body) => ({ path: '/my/api/x-order/', body: { ...body, rent_period: 1, count: 1 } })}
      />
    </AppProvider>
  </IntlProvider>
);
const details = () => document.querySelector('details')!;

test('is folded, and has its command once it is opened', async () => {
  render(part);
  expect(details()).toHaveTextContent(/^Order by API$/);
  details().open = true;
  fireEvent(details(), new Event('toggle'));
  const command = await screen.findByRole('region', { name: 'curl' });
  expect(command).toHaveTextContent("curl -X POST 'https://hoster.example/my/api/x-order/'");
  expect(screen.getByRole('button', { name: 'Copy command' })).toBeInTheDocument();
});

test('has it too when it was opened before the script had loaded', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(part);
  expect(page).not.toHaveTextContent('curl');
  details().open = true;
  const root = hydrateRoot(page, part);
  expect(await screen.findByRole('region', { name: 'curl' })).toBeInTheDocument();
  root.unmount();
});
