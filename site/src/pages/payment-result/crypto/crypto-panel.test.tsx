import type { CryptoPayment } from '@hoster/contract';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../../layout/testing/site-visit.tsx';
import { CryptoPanel } from './crypto-panel.tsx';

const crypto: CryptoPayment = {
  state: 'awaiting',
  credited: null,
  demo_url: '/chain/pay/cw_1/',
  wallet_address: 'tb1qexample',
  amount: '0.0004',
  received: '0',
  remaining: '0.0004',
  network: 'bitcoin',
  ticker: 'BTC',
  network_label: 'Bitcoin (testnet)',
  rate: '50000',
  rate_expires: '2026-01-01T00:15:00Z',
  expires: '2026-01-02T00:00:00Z',
  now: '2026-01-01T00:00:00Z',
  confirmations: { have: 0, need: 2 },
  uri: 'bitcoin:tb1qexample?amount=0.0004',
  memo: null,
  txs: [],
};
const show = (change: Partial<CryptoPayment>) => {
  const { app } = siteVisit({}, vi.fn());
  render(
    <SiteFrame app={app}>
      <CryptoPanel crypto={{ ...crypto, ...change }} />
    </SiteFrame>,
  );
};

/** The value beside a term. */
const valueOf = (term: string) => screen.getByText(term).parentElement;

test.each<[CryptoPayment['state'], string, string]>([
  ['awaiting', '0', '0.0004'],
  ['underpaid', '0.0001', '0.0003'],
  ['paid', '0.0004', '0'],
  ['expired', '0', '0.0004'],
])('shows amount, received and remaining coins when %s', (state, received, remaining) => {
  show({ state, received, remaining });
  expect(valueOf('Amount')).toHaveTextContent('0.0004 BTC');
  expect(valueOf('Received')).toHaveTextContent(`${received} BTC`);
  expect(valueOf('Remaining')).toHaveTextContent(`${remaining} BTC`);
});

test('shows address, amount and deadline', () => {
  show({});
  expect(screen.getByText('tb1qexample')).toBeVisible();
  expect(valueOf('Amount')).toHaveTextContent('0.0004 BTC');
  expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(2);
  // Beside the details, and on phones folded below them.
  const [beside, folded] = screen.getAllByRole('img', { name: 'QR code for your wallet' });
  expect(beside).toBeVisible();
  expect(folded).not.toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in wallet' })).toHaveAttribute(
    'href',
    'bitcoin:tb1qexample?amount=0.0004',
  );
  expect(screen.getByRole('timer', { name: 'Time left to pay' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the demo blockchain' })).toHaveAttribute('href', '/chain/pay/cw_1/');
});

test('says before payment what happens to late or surplus coins', () => {
  show({});
  expect(screen.getByText(/late or beyond this amount are added to your balance/)).toBeVisible();
});

test('asks for the remaining amount of an underpayment', () => {
  const txs = [{ hash: 'a'.repeat(64), amount: '0.0001', confirmations: 5 }];
  show({ state: 'underpaid', received: '0.0001', remaining: '0.0003', txs });
  expect(screen.getByText('0.0003 BTC')).toBeVisible();
  expect(screen.getByText(/Send the rest to the same address/)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: /0\.0001 BTC/ })).toHaveAttribute(
    'aria-valuetext',
    '2 of 2 confirmations',
  );
});

test.each([
  ['pending', /waiting for the network/],
  ['paid', /payment is confirmed/],
  ['overpaid', /added the rest to your balance/],
  ['late', /added it to your balance/],
  ['expired', /Don’t send anything/],
] as const)('shows no address when %s', (state, sentence) => {
  show({ state, credited: state === 'late' ? { amount: '19.99', currency: 'EUR' } : null });
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByText('tb1qexample')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

test('shows the amount credited to the balance', () => {
  show({ state: 'late', credited: { amount: '19.99', currency: 'EUR' } });
  expect(screen.getByText('Added to your balance').parentElement).toHaveTextContent(/€\s?19\.99/);
});
