import { QueryObserver, type QueryOptions } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { financeQuery } from '../../api/account.ts';
import { authQuery } from '../../api/session.ts';
import { currenciesQuery } from '../../api/site.ts';
import { siteVisit } from '../../layout/testing/site-visit.tsx';
import { sessionChanged } from './session-change.ts';

const user = { id: 7, display: 'x', has_usable_password: true };

/** Which of a balance and the currencies, both on screen, are asked again after a change of session. */
async function askedAfter(status: 'none' | 'settled') {
  const { app } = siteVisit({ auth: { status: 'settled', user } }, vi.fn());
  const balance = vi.fn().mockResolvedValue({});
  const currencies = vi.fn().mockResolvedValue([]);
  const show = ({ queryKey, meta }: Pick<QueryOptions, 'queryKey' | 'meta'>, queryFn: () => Promise<unknown>) => {
    app.queryClient.setQueryData(queryKey ?? [], {});
    const options = { queryKey: queryKey ?? [], ...(meta && { meta }), queryFn, staleTime: Infinity };
    return new QueryObserver(app.queryClient, options).subscribe(() => undefined);
  };
  const shown = [show(financeQuery(app), balance), show(currenciesQuery(app), currencies)];
  await sessionChanged(app, status === 'none' ? { status } : { status, user });
  for (const leave of shown) leave();
  const isStale = app.queryClient.getQueryState(financeQuery(app).queryKey)?.isInvalidated;
  return { balance: balance.mock.calls.length, currencies: currencies.mock.calls.length, isStale };
}

test('signing out asks for prices again, but not for what only customers get', async () => {
  expect(await askedAfter('none')).toEqual({ balance: 0, currencies: 1, isStale: true });
});

test('signing in asks for everything on screen again', async () => {
  expect(await askedAfter('settled')).toEqual({ balance: 1, currencies: 1, isStale: false });
});

test('what an earlier page has left is loaded again by the next one', async () => {
  const { app } = siteVisit({ auth: { status: 'none' } }, vi.fn());
  app.queryClient.setQueryData(currenciesQuery(app).queryKey, []);
  await sessionChanged(app, { status: 'settled', user });
  expect(app.queryClient.getQueryData(currenciesQuery(app).queryKey)).toBeUndefined();
  expect(app.queryClient.getQueryData(authQuery(app).queryKey)).toEqual({ status: 'settled', user });
});
