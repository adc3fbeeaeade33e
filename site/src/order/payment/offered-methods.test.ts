import type { PaymentMethod } from '@hoster/contract';
import { euroCents } from '@hoster/domain/money/money';
import { describe, expect, it } from 'vitest';
import { methodProblem, defaultMethod } from './offered-methods.ts';

const method = (slug: PaymentMethod['slug'], changes: Partial<PaymentMethod> = {}): PaymentMethod => ({
  slug,
  label: slug,
  icon: slug,
  currencies: ['EUR', 'USD'],
  countries: null,
  min_amount: null,
  fee_percent: 0,
  can_save: false,
  ...changes,
});
const question = {
  currency: 'EUR',
  euroTotal: euroCents(1350),
  balance: { amount: '10.00', currency: 'EUR' },
  overdraft: null,
} as const;

describe('ways to pay', () => {
  it('says how much is missing on the balance', () => {
    expect(methodProblem({ ...question, method: method('balance') })).toEqual({ kind: 'balance', missing: 350 });
  });

  it('counts the overdraft in', () => {
    const overdraft = {
      limit: { amount: '5.00', currency: 'EUR' },
      available: { amount: '3.50', currency: 'EUR' },
    } as const;
    expect(methodProblem({ ...question, overdraft, method: method('balance') })).toBeNull();
  });

  it('respects currencies and minimums', () => {
    expect(methodProblem({ ...question, currency: 'RUR', method: method('paypal') })).toEqual({ kind: 'currency' });
    expect(methodProblem({ ...question, method: method('crypto', { min_amount: 20 }) })).toEqual({
      kind: 'minimum',
      least: 2000,
    });
  });

  it('lets a free trial be taken by any', () => {
    expect(
      methodProblem({ ...question, euroTotal: euroCents(0), method: method('card', { min_amount: 1 }) }),
    ).toBeNull();
  });

  it('prefers the balance if it covers the total', () => {
    const methods = [method('card'), method('balance')];
    expect(defaultMethod(methods, question)).toBe('card');
    expect(defaultMethod(methods, { ...question, euroTotal: euroCents(500) })).toBe('balance');
  });
});
