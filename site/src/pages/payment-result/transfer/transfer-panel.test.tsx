import type { BankTransfer } from '@hoster/contract';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../../layout/testing/site-visit.tsx';
import { epcText } from './epc.ts';
import { TransferPanel } from './transfer-panel.tsx';

const transfer: BankTransfer = {
  beneficiary: 'Hoster B.V.',
  iban: 'NL93DEMO0123456789',
  bic: 'DEMONL2A',
  bank_name: 'Demo Bank',
  reference: 'RF18539007547034',
  amount: { amount: '16.07', currency: 'EUR' },
  received: { amount: '0.00', currency: 'EUR' },
  demo_url: null,
};
const show = (change: Partial<BankTransfer> = {}) => {
  const { app } = siteVisit({}, vi.fn());
  render(
    <SiteFrame app={app}>
      <TransferPanel transfer={{ ...transfer, ...change }} />
    </SiteFrame>,
  );
};

test('shows every detail of the transfer, each to copy', () => {
  show();
  for (const detail of ['NL93 DEMO 0123 4567 89', 'DEMONL2A', 'RF18 5390 0754 7034', 'Hoster B.V.']) {
    expect(screen.getByText(detail)).toBeVisible();
  }
  expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(5);
  expect(screen.queryByRole('link')).toBeNull();
});

test('says before payment what happens to late or surplus money', () => {
  show();
  expect(screen.getByText(/arrives late or beyond this amount is added to your balance/)).toBeVisible();
});

test('asks for no more than the rest once a part has come', () => {
  show({ received: { amount: '6.50', currency: 'EUR' } });
  expect(screen.getByText(/Send the remaining/)).toHaveTextContent(
    'We’ve received €6.50 so far. Send the remaining €9.57 with the same reference.',
  );
  expect(screen.getByText('Left to send').nextSibling).toHaveTextContent('€9.57');
  expect(screen.queryByText('€16.07')).toBeNull();
});

test('the QR code is one that banking apps know', () => {
  expect(epcText(transfer, { amount: '9.57', currency: 'EUR' }).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'DEMONL2A',
    'Hoster B.V.',
    'NL93DEMO0123456789',
    'EUR9.57',
    '',
    'RF18539007547034',
  ]);
});
