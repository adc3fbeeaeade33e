import { computeTotal } from '@hoster/domain/money/pricing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { emptyDraft, emptySavedDraft } from '../../api/order-draft.ts';
import { AppProvider } from '../../app/app-context.tsx';
import { setRouter } from '../../app/browser/current-router.ts';
import { silentApp } from '../../testing/silent-app.ts';
import type { LineOrder, OrderControls } from '../line-order.ts';
import { strangerContext } from '../order-context.fixture.ts';
import { useLineOrder } from './use-line-order.ts';

const read = (query: URLSearchParams): LineOrder => ({
  context: strangerContext,
  savedDraft: emptySavedDraft,
  choice: { rent_period: 1, count: 1, name: query.get('name') ?? '' },
  draft: emptyDraft,
  total: computeTotal({
    tariff: { key: 'plan', price: 10 },
    period: { months: 1, discountPercent: 0 },
    count: 1,
    tax: { ratePercent: 0, reverseCharge: false },
  }),
});
const args = {
  line: 'vpn' as const,
  read,
  stage: 'configuration' as const,
  promo: null,
  payer: null,
  orderWith: (base: LineOrder, choice: LineOrder['choice']): LineOrder => ({ ...base, choice }),
  queryOf: (_base: LineOrder, { name }: LineOrder['choice']) => new URLSearchParams({ name: name ?? '' }),
};

test('what is typed is added to what a form had before hydration', async () => {
  let controls: OrderControls | undefined;
  function Fields() {
    controls = useLineOrder({ ...args, search: useLocation().search });
    return null;
  }
  const router = createMemoryRouter([{ path: '/', element: <Fields /> }]);
  setRouter(router);
  const app = silentApp().inLanguage('en');
  render(
    <AppProvider value={app}>
      <QueryClientProvider client={app.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppProvider>,
  );
  const form = new FormData();
  form.set('name', 'we');
  act(() => controls?.chooseForm(form));
  expect(controls?.order.choice.name).toBe('we');
  // Typed while the page is still showing the address of the form.
  const name = 'web';
  router.subscribe(({ location }) => {
    if (location.search === '?name=we') controls?.type({ name });
  });
  await waitFor(() => expect(router.state.location.search).toBe('?name=web'));
  expect(controls?.order.choice.name).toBe(name);
});
