import { countryCodes, firstCountries } from '@hoster/domain/visitor/countries';
import { expect, test } from 'vitest';
import { countryNames } from './country-names.ts';
import { LANGUAGES } from './languages.ts';

test.each(LANGUAGES)('the countries in %s: each once, the first ones first, the rest by name', async (lang) => {
  const list = Object.entries(await countryNames(lang));
  const codes = list.map(([code]) => code);
  expect(codes.slice(0, firstCountries.length)).toEqual(firstCountries);
  expect(codes.toSorted()).toEqual(countryCodes.toSorted());
  const others = list.slice(firstCountries.length).map(([, name]) => name);
  expect(others).toEqual(others.toSorted(new Intl.Collator(lang).compare));
  expect(list.filter(([code, name]) => name === '' || name === code)).toEqual([]);
});
