import { expect, test } from 'vitest';
import {
  canBecome,
  isInMotion,
  isRunning,
  nextServiceStatus,
  serviceTransitions,
  type ServiceEvent,
} from './service-state.ts';

test('the straight way: ordered, paid, set up', () => {
  expect(nextServiceStatus('awaiting_payment', 'paid')).toBe('pending_setup');
  expect(nextServiceStatus('pending_setup', 'set_up')).toBe('active');
});

test('a failed setup can be retried, a failed renewal paid later', () => {
  expect(nextServiceStatus('pending_setup', 'setup_failed')).toBe('failed_setup');
  expect(nextServiceStatus('failed_setup', 'retry_setup')).toBe('pending_setup');
  expect(nextServiceStatus('active', 'renewal_failed')).toBe('failed_renew');
  expect(nextServiceStatus('failed_renew', 'renewed')).toBe('active');
});

test('nothing is paid or set up twice, and cancelled is the end', () => {
  expect(nextServiceStatus('pending_setup', 'paid')).toBeNull();
  expect(nextServiceStatus('active', 'set_up')).toBeNull();
  expect(nextServiceStatus('awaiting_payment', 'set_up')).toBeNull();
  expect(serviceTransitions.canceled).toEqual({});
});

test('every state can be reached from the order, and every one but the last can be cancelled', () => {
  const reached = new Set(['awaiting_payment']);
  for (const from of reached)
    for (const [state, events] of Object.entries(serviceTransitions))
      if (state === from) for (const to of Object.values(events)) reached.add(to);
  expect([...reached].toSorted()).toEqual(Object.keys(serviceTransitions).toSorted());
  const cancel: ServiceEvent = 'cancel';
  for (const [state, events] of Object.entries(serviceTransitions)) expect(cancel in events).toBe(state !== 'canceled');
});

test('tells usable services from those to poll', () => {
  expect(isRunning('active')).toBe(true);
  expect(isRunning('suspended')).toBe(false);
  expect(isInMotion('pending_setup')).toBe(true);
  expect(isInMotion('failed_setup')).toBe(false);
  expect(canBecome('suspended', 'active')).toBe(true);
  expect(canBecome('canceled', 'active')).toBe(false);
});
