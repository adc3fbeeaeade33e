import type { Payment, SavedCard, Service } from '@hoster/contract';
import { describe, expect, test } from 'vitest';
import { service } from '../service/service.fixture.ts';
import { tasksOf, type TaskSources } from './tasks.ts';

const now = new Date('2026-11-30T12:00:00Z');
const euros = (amount: string) => ({ amount, currency: 'EUR' as const });
const card = { id: 1, brand: 'Visa', last4: '4242', exp_month: 12, exp_year: 2029, is_default: true };
const finance = { balance: euros('5.00'), open_payments: [], saved_cards: [card] };
const running: Service = { ...service, paid_until: '2027-06-01T00:00:00Z' };

const found = (change: Partial<TaskSources>) =>
  tasksOf({
    services: [running],
    finance,
    soon: null,
    unreadTickets: 0,
    profileComplete: true,
    hasTwoFactor: true,
    now,
    ...change,
  });
const kinds = (change: Partial<TaskSources>) => found(change).map(({ kind }) => kind);

test('there’s nothing to do where everything is paid for and protected', () => {
  expect(found({})).toEqual([]);
});

describe('a task', () => {
  test('is what isn’t paid for, the most urgent first', () => {
    const services = (['suspended', 'failed_setup', 'awaiting_payment', 'failed_renew', 'active'] as const).map(
      (status, id) => ({ ...running, id, status }),
    );
    expect(kinds({ services })).toEqual(['pay-order', 'renewal-failed', 'suspended', 'setup-failed']);
  });

  test('is a term that ends within two weeks and isn’t renewed by us', () => {
    const soon = { ...running, paid_until: '2026-12-10T00:00:00Z' };
    expect(kinds({ services: [soon] })).toEqual([]);
    expect(kinds({ services: [{ ...soon, auto_pay: false }] })).toEqual(['renew-by-hand']);
    expect(kinds({ services: [{ ...soon, auto_renew: false }] })).toEqual(['ends']);
    expect(kinds({ services: [{ ...running, auto_renew: false }] })).toEqual([]);
  });

  test('is a card for renewals that expires soon, or has expired without another, as long as something renews', () => {
    const withCards = (...cards: object[]) => ({
      finance: { ...finance, saved_cards: cards.map((change, id) => ({ ...card, id, ...change })) },
    });
    const expired = { is_expired: true, is_default: false };
    const task = { kind: 'card', id: 0, card: 'Visa •••• 4242' };
    expect(found(withCards(expired))).toEqual([{ ...task, expired: true }]);
    expect(found(withCards({ expires_soon: true }))).toEqual([{ ...task, expired: false }]);
    expect(found(withCards(expired, {}))).toEqual([]);
    expect(found({ ...withCards(expired), services: [] })).toEqual([]);
  });

  test('is what renews soon, if neither the balance nor a valid card pays for it', () => {
    const soon = { amount: euros('5.01'), first: '2026-12-04T00:00:00Z' };
    const withCards = (...cards: SavedCard[]) => ({ ...finance, saved_cards: cards });
    const task = { kind: 'uncovered', amount: euros('5.01'), until: soon.first };
    expect(found({ soon, finance: withCards() })).toEqual([task]);
    expect(found({ soon })).toEqual([]);
    expect(kinds({ soon, finance: withCards({ ...card, is_default: false, is_expired: true }) })).toContain(
      'uncovered',
    );
    expect(found({ soon: { ...soon, amount: euros('5.00') }, finance: withCards() })).toEqual([]);
  });

  test('is a payment that failed; that of an order is named by its service', () => {
    const open = (purpose: Payment['purpose'], status: Payment['status']) => ({
      finance: { ...finance, open_payments: [{ ref: 'pay_1', purpose, status }] },
    });
    expect(kinds(open('top_up', 'failed'))).toEqual(['payment']);
    expect(kinds(open('top_up', 'awaiting'))).toEqual([]);
    expect(kinds(open('purchase', 'failed'))).toEqual([]);
  });

  test('is an answer of support, a missing profile and missing protection', () => {
    expect(kinds({ unreadTickets: 2, profileComplete: false, hasTwoFactor: false })).toEqual([
      'tickets',
      'profile',
      'two-factor',
    ]);
    expect(kinds({ hasTwoFactor: null })).toEqual([]);
  });
});
