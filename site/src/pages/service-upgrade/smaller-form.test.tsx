import type { ServiceDetails, UpgradeOffer } from '@hoster/contract';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import type { ServiceAnswer } from '../../order/service-payment/send.ts';
import { sendSmaller } from './send-smaller.ts';
import { SmallerForm } from './smaller-form.tsx';

const euros = (amount: string) => ({ amount, currency: 'EUR' as const });

const offer: UpgradeOffer = {
  current: { name: 'Pro', facts: ['40 GB'], price: 8, renewal: euros('9.52') },
  obstacle: null,
  days: 20,
  paid_until: '2026-12-20T12:00:00Z',
  choices: [],
  waiting: null,
  smaller: {
    obstacle: null,
    from: '2026-12-20T12:00:00Z',
    choices: [
      {
        plan: 1,
        name: 'Start',
        facts: ['5 GB'],
        price: 2.4,
        is_available: true,
        obstacle: 'used',
        renewal: euros('2.86'),
      },
      {
        plan: 2,
        name: 'Basic',
        facts: ['15 GB'],
        price: 4.5,
        is_available: true,
        obstacle: null,
        renewal: euros('5.36'),
      },
    ],
  },
  next: null,
};
const service = { id: 7, kind: 'web_hosting', rent_period: 1 } as ServiceDetails;

async function show(change: Partial<UpgradeOffer> = {}, answer?: ServiceAnswer) {
  const { app } = siteVisit({}, vi.fn());
  const element = <SmallerForm offer={{ ...offer, ...change }} service={service} answer={answer} />;
  render(
    <SiteFrame app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </SiteFrame>,
  );
}

test('shows the price of both plans beside each other, and from when the new one holds', async () => {
  await show();
  const basic = await screen.findByRole('radio', { name: /^Basic/ });
  expect(basic).toBeChecked();
  expect(basic.closest('label')).toHaveTextContent(/€5\.36 instead of €9\.52 per\smonth, including VAT/);
  expect(screen.getByRole('button', { name: /^Change plan from .*2026$/ })).toBeEnabled();
});

test('says beside a plan why it isn’t possible', async () => {
  await show();
  const start = await screen.findByRole('radio', { name: /^Start/ });
  expect(start).toBeDisabled();
  expect(start.closest('label')).toHaveTextContent('Not possible: you store more than it holds');
});

test.each([
  ['ending', /keep the service first/],
  ['smallest', /no plan with a lower price/],
] as const)('says why there is none: %s', async (obstacle, text) => {
  await show({ smaller: { obstacle, from: null, choices: [] } });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('asks to check that the data fits', async () => {
  await show({}, { refusal: { kind: 'fields', errors: { fits: [''] } }, values: { smaller: '2' } });
  expect(await screen.findByRole('checkbox', { name: /data fits/ })).toBeInvalid();
});

test.each([
  [{ smaller: '2', smaller_total_2: '5.36', fits: 'on' }, { plan: 2, expected_total: '5.36' }, 302],
  [{ smaller: '2', smaller_total_2: '5.36' }, null, 400],
  [{ fits: 'on' }, null, 400],
])('sends %o as %o', async (fields, body, status) => {
  const sent: unknown[] = [];
  const { app } = siteVisit(
    {
      answer: (path, init) => {
        sent.push([`${init.method} ${path}`, JSON.parse(init.body ?? 'null')]);
        return Response.json({ next: null });
      },
    },
    vi.fn(),
  );
  const form = new FormData();
  for (const [name, value] of Object.entries({ asks_fit: '1', ...fields })) form.set(name, value);
  const answer = await sendSmaller(app, 7, form);
  expect(sent).toEqual(body === null ? [] : [['PUT /my/api/services/7/next-plan/', body]]);
  const code = answer instanceof Response ? answer.status : (answer as { init: { status: number } }).init.status;
  expect(code).toBe(status);
});

test('offers nothing to send where no smaller plan is possible', async () => {
  const choices = offer.smaller.choices.map((choice) => ({ ...choice, obstacle: 'disk' as const }));
  await show({ smaller: { ...offer.smaller, choices } });
  expect(await screen.findByText(/None of the smaller plans is possible/)).toBeVisible();
  expect(screen.getAllByText(/a disk can’t be made smaller/)).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
});
