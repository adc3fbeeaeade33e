import type { Payment } from '@hoster/contract';
import { describe, expect, it, test } from 'vitest';
import { canCancel, canRetry, isMoving, openedOf, phaseOf, suspendedOf } from './phase.ts';

const order = (status: Payment['orders'][number]['status']) => ({ id: 1, name: 'web-1', status });

describe('the phase of a payment', () => {
  it('follows the payment until it is paid', () => {
    expect(phaseOf({ purpose: 'purchase', status: 'awaiting', orders: [order('awaiting_payment')] })).toBe('awaiting');
    expect(phaseOf({ purpose: 'purchase', status: 'failed', orders: [order('awaiting_payment')] })).toBe('failed');
  });

  it('follows the slowest server afterwards', () => {
    expect(phaseOf({ purpose: 'purchase', status: 'paid', orders: [order('active'), order('pending_setup')] })).toBe(
      'setting_up',
    );
    expect(phaseOf({ purpose: 'purchase', status: 'paid', orders: [order('active'), order('active')] })).toBe('ready');
    expect(phaseOf({ purpose: 'purchase', status: 'paid', orders: [order('active'), order('failed_setup')] })).toBe(
      'setup_failed',
    );
  });

  it('is that of an ended order once all that was paid for is cancelled', () => {
    const canceled = [order('canceled'), order('canceled')];
    expect(phaseOf({ purpose: 'purchase', status: 'paid', orders: canceled })).toBe('ended');
    expect(phaseOf({ purpose: 'purchase', status: 'paid', orders: [order('active'), order('canceled')] })).toBe(
      'ready',
    );
    expect(phaseOf({ purpose: 'renewal', status: 'paid', orders: [order('canceled')] }), 'it was renewed').toBe(
      'ready',
    );
  });

  it('is that of a suspended service once a renewal wasn’t paid for', () => {
    const orders = [order('active'), order('suspended')];
    expect(phaseOf({ purpose: 'purchase', status: 'paid', orders })).toBe('suspended');
    expect(phaseOf({ purpose: 'purchase', status: 'paid', orders: [order('suspended'), order('pending_setup')] })).toBe(
      'setting_up',
    );
    expect(phaseOf({ purpose: 'renewal', status: 'paid', orders: [order('suspended')] }), 'it was renewed').toBe(
      'ready',
    );
    expect(suspendedOf(orders)).toEqual([order('suspended')]);
  });

  it('recognises a top-up by the absence of orders', () => {
    expect(phaseOf({ purpose: 'top_up', status: 'paid', orders: [] })).toBe('topped_up');
  });

  it('asks again only while something can change, and offers another try only where one helps', () => {
    expect(isMoving('pending')).toBe(true);
    expect(isMoving('underpaid'), 'the rest may come').toBe(true);
    expect(isMoving('ready')).toBe(false);
    expect(canRetry('failed')).toBe(true);
    expect(canRetry('expired'), 'the order is cancelled by then').toBe(false);
    expect(canRetry('pending')).toBe(false);
  });

  it('is that of a cancelled order once its payment has expired', () => {
    expect(phaseOf({ purpose: 'purchase', status: 'expired', orders: [order('canceled')] })).toBe('canceled');
    expect(phaseOf({ purpose: 'top_up', status: 'expired', orders: [] })).toBe('expired');
  });

  it('an order or top-up can be cancelled while no payment is pending', () => {
    expect(canCancel('awaiting')).toBe(true);
    expect(canCancel('failed')).toBe(true);
    expect(canCancel('underpaid')).toBe(true);
    expect(canCancel('pending')).toBe(false);
  });
});

test('services that are ready can be opened, unless there are many', () => {
  const active = order('active');
  expect(openedOf([order('pending_setup'), active])).toEqual([active]);
  expect(openedOf([active, active, active, active])).toEqual([]);
});
