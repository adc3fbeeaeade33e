import { type Call, calls } from '@hoster/contract';
import { isOfStaff } from '@hoster/domain';
import { expect, test } from 'vitest';
import { actionWords } from './action-words.ts';

test('every change that the audit log can list has a name', () => {
  const all: readonly Call[] = Object.values(calls);
  const changing = all.filter(({ access, method, quiet }) => method !== 'GET' && !quiet && isOfStaff(access));
  const commands = ['create-staff', 'disable', 'reset-2fa'];
  expect(Object.keys(actionWords).toSorted()).toEqual([...changing.map(({ id }) => id), ...commands].toSorted());
});
