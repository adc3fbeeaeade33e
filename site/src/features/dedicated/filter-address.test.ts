import { server } from '@hoster/domain/lines/dedicated/dedicated.fixture';
import { noDsFilter } from '@hoster/domain/lines/dedicated/filter';
import { expect, test } from 'vitest';
import { comparedIn, compareAddress } from './compare-address.ts';
import { filterIn, searchOf, settledFilter } from './filter-address.ts';

test('checkboxes of a form without script are read like the lists of an address', () => {
  const typed = filterIn(new URLSearchParams('tags=storage&tags=highload&cpu_vendor=AMD&price_min=&sort=none'));
  expect(typed).toEqual({ ...noDsFilter, tags: ['storage', 'highload'], vendors: ['AMD'] });
  expect(filterIn(searchOf(typed))).toEqual(typed);
});

test('bounds that leave nothing out are no filter', () => {
  const servers = [server({ price: 39 }), server({ id: 2, price: 499 })];
  const filter = filterIn(new URLSearchParams('price_min=39&price_max=499&cores_min=99999'));
  expect(settledFilter(filter, servers)).toMatchObject({
    price: { min: null, max: null },
    cores: { min: 99_999, max: null },
  });
});

test('at most four servers are compared, and nonsense is left out', () => {
  expect(comparedIn(new URLSearchParams('servers=a,b&servers=a&servers=../x,C,c,d,e'))).toEqual(['a', 'b', 'c', 'd']);
  expect(compareAddress(['a', 'b'])).toBe('/dedicated-servers/compare/?servers=a,b');
});
