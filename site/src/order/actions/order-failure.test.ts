import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { orderFailure, stageOfFailure, stageOfField } from './order-failure.ts';

const answer = (status: number, data: unknown, headers: Record<string, string> = {}) =>
  new ApiError({ status, text: '', url: '/my/api/vps-order/', headers: new Headers(headers), data });

describe('a refused order', () => {
  it('places field errors in the earliest stage that has one', () => {
    const failure = orderFailure(answer(400, { payment_method: ['Choose another.'], os: ['No.'] }));
    expect(failure).toEqual({
      kind: 'fields',
      stage: 'configuration',
      errors: { payment_method: ['Choose another.'], os: ['No.'] },
    });
    expect(stageOfFailure(orderFailure(answer(400, { accept_terms: ['Required.'] })))).toBe('payment');
  });

  it('maps nested fields', () => {
    expect(stageOfField('ssh_key.title')).toBe('configuration');
    expect(stageOfField('crypto.network')).toBe('payment');
  });

  it('links to the stage where it can be fixed', () => {
    expect(stageOfFailure(orderFailure(answer(401, { detail: 'x' })))).toBe('account');
    expect(stageOfFailure(orderFailure(answer(403, { detail: 'x', code: 'personal_info_incomplete' })))).toBe(
      'personal-data',
    );
    expect(stageOfFailure(orderFailure(answer(409, { detail: 'Sold out.', code: 'sold_out' })))).toBe('configuration');
  });

  it('reads the new total of a changed price', () => {
    const total = { amount: '14.00', currency: 'USD' };
    expect(orderFailure(answer(409, { detail: 'x', code: 'price_changed', total }))).toEqual({
      kind: 'price_changed',
      total,
    });
  });

  it('recognises an earlier order that waits for its payment', () => {
    const refusal = { detail: 'x', code: 'unpaid_order', payment_object_ref: 'pay_1' };
    expect(orderFailure(answer(409, refusal))).toEqual({ kind: 'unpaid_order' });
  });

  it('treats timeouts and gateway errors as an unknown result', () => {
    expect(orderFailure(answer(0, null)).kind).toBe('unreachable');
    expect(orderFailure(answer(503, null)).kind).toBe('unreachable');
  });

  it('says how long to wait', () => {
    expect(orderFailure(answer(429, { detail: 'x' }, { 'retry-after': '12' }))).toEqual({ kind: 'busy', seconds: 12 });
    expect(orderFailure(answer(429, null))).toEqual({ kind: 'busy', seconds: null });
  });

  it('does not swallow faults of the program', () => {
    expect(() => orderFailure(new TypeError('broken'))).toThrow('broken');
  });
});
