import { type Call, calls } from '@hoster/contract';
import { isOfStaff } from '@hoster/domain';
import { expect, test } from 'vitest';
import { actionWords } from './action-words.ts';

test('every change that the audit log can list has a name', () => {
  const all: readonly Call[] = Object.values(calls);
  const changing = all.filter(({ access, method, quiet }) => method !== 'GET' && !quiet && isOfStaff(access));
  const commands = ['create-staff', 'disable', 'reset-2fa'];
  // Staff who look as a customer leave with that customer's rights, and the look itself records it.
  const others = [...commands, calls.deleteCustomerLook.id];
  expect(Object.keys(actionWords).toSorted()).toEqual([...changing.map(({ id }) => id), ...others].toSorted());
});
