import { dsFilterParams, noDsFilter } from '@hoster/domain/lines/dedicated/filter';
import { expect, test } from 'vitest';
import { comparedIn, compareAddress, leftOutIn } from './compare-address.ts';
import { filterIn } from './filter-address.ts';

test('checkboxes of a form without script are read like the lists of an address', () => {
  const typed = filterIn(new URLSearchParams('tags=storage&tags=highload&cpu_vendor=AMD&price_min=&sort=none'));
  expect(typed).toEqual({ ...noDsFilter, tags: ['storage', 'highload'], vendors: ['AMD'] });
  expect(filterIn(dsFilterParams(typed))).toEqual(typed);
});

test('at most four servers are compared, and nonsense is left out', () => {
  const five = new URLSearchParams('servers=a,b&servers=a&servers=../x,C,c,d,e');
  expect(comparedIn(five)).toEqual(['a', 'b', 'c', 'd']);
  expect(leftOutIn(five)).toBe(1);
  expect(leftOutIn(new URLSearchParams('servers=a,b,c,d,a'))).toBe(0);
  expect(compareAddress(['a', 'b'], [])).toBe('/dedicated-servers/compare/?servers=a,b');
  expect(compareAddress(['a', 'b'], [], undefined, true)).toBe('/dedicated-servers/compare/?servers=a,b&differences=1');
  expect(compareAddress(['a'], ['NL'], 'HOST5-A')).toBe(
    '/dedicated-servers/compare/?servers=a&country=NL&promo_code=HOST5-A',
  );
});
