import { type Call, calls, Scope } from '@hoster/contract';
import { expect, test } from 'vitest';
import { actionWords } from './action-words.ts';

test('every change that the activity of an account can list has a name', () => {
  const all: readonly Call[] = Object.values(calls);
  const changing = all.filter(
    ({ access, method, quiet }) => method !== 'GET' && !quiet && Scope.safeParse(access).success,
  );
  const own = ['postTeamJoin', 'postTeamLeave', 'postToken', 'deleteToken'];
  expect(Object.keys(actionWords).toSorted()).toEqual([...changing.map(({ id }) => id), ...own].toSorted());
});
