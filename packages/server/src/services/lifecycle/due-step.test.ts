import { describe, expect, it } from 'vitest';
import { dueStep, type LifecycleState } from './due-step.ts';
import { addDays } from '../dates.ts';
import { readSchedule } from './schedule.ts';

const terms = { remindDays: [7, 1], graceDays: 3, keepDays: 14 };
const end = new Date('2026-12-20T12:00:00Z');
const service: LifecycleState = {
  state: 'active',
  autoRenew: true,
  paidUntil: end,
  trialUntil: null,
  activatedAt: new Date('2026-11-20T12:00:00Z'),
  unpaidSince: null,
  suspendedAt: null,
  suspendedFor: null,
  heldUntil: null,
  nextFrom: null,
};
/** The key of the step that is due so many days after the end of the term. */
const stepAt = (days: number, change: Partial<LifecycleState> = {}, done: string[] = []) =>
  dueStep({ ...service, ...change }, addDays(end, days), terms, new Set(done))?.key ?? null;

describe('the step of a service that is due', () => {
  it('is a reminder seven days and one day before the end, each once', () => {
    expect([stepAt(-8), stepAt(-7), stepAt(-7, {}, ['remind:7']), stepAt(-1, {}, ['remind:7'])]).toEqual([
      null,
      'remind:7',
      null,
      'remind:1',
    ]);
  });

  it('leaves out a reminder that was missed', () => {
    expect([stepAt(-0.5), stepAt(-0.5, {}, ['remind:1'])]).toEqual(['remind:1', null]);
  });

  it('is the renewal at the end, and the suspension three days after it failed', () => {
    expect(stepAt(0)).toBe('renew');
    const unpaid: Partial<LifecycleState> = { state: 'failed_renew', unpaidSince: addDays(end, 2) };
    expect([stepAt(4.9, unpaid), stepAt(5, unpaid)]).toEqual([null, 'suspend']);
  });

  it('is a warning before the deletion, which counts from the suspension', () => {
    const off: Partial<LifecycleState> = { state: 'suspended', unpaidSince: end, suspendedAt: addDays(end, 10) };
    expect([stepAt(16.9, off), stepAt(17, off), stepAt(23, off, ['warn:7']), stepAt(24, off)]).toEqual([
      null,
      'warn:7',
      'warn:1',
      'delete',
    ]);
  });

  it('of a trial is a reminder in its second half, and a suspension as soon as it is unpaid', () => {
    const trial: Partial<LifecycleState> = { trialUntil: end, activatedAt: addDays(end, -7) };
    expect([stepAt(-6.9, trial), stepAt(-1, trial)]).toEqual([null, 'remind:1']);
    expect(stepAt(0, { ...trial, state: 'failed_renew', unpaidSince: end })).toBe('suspend');
  });

  it('of one that was cancelled for the end of its term is that end', () => {
    const leaving: Partial<LifecycleState> = { autoRenew: false };
    expect([stepAt(-1, leaving), stepAt(0, leaving)]).toEqual(['remind_end:1', 'end']);
  });

  it.each(['awaiting_payment', 'pending_setup', 'failed_setup', 'canceled'] as const)('is none for %s', (state) => {
    expect(stepAt(100, { state })).toBeNull();
  });
});

it('the days are configured, or the shop does not start', () => {
  expect(readSchedule({})).toEqual(terms);
  expect(readSchedule({ RENEWAL_REMIND_DAYS: '1, 30,7', RENEWAL_GRACE_DAYS: '0', RENEWAL_KEEP_DAYS: '30' })).toEqual({
    remindDays: [30, 7, 1],
    graceDays: 0,
    keepDays: 30,
  });
  expect(() => readSchedule({ RENEWAL_REMIND_DAYS: '7,soon' })).toThrow(/^RENEWAL_REMIND_DAYS must be days/);
  expect(() => readSchedule({ RENEWAL_GRACE_DAYS: '-1' })).toThrow(/^RENEWAL_GRACE_DAYS must be a whole number/);
});
