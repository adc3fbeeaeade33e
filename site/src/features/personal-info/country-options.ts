import { countriesFor } from '@hoster/domain/countries';
import type { Lang } from '../../i18n/languages.ts';

export interface CountryOption {
  value: string;
  label: string;
}

/**
 * All countries in the order of the picker: the 21 first, then by name. To be made in a page's `load`, so that server
 * and browser show the same names: their dictionaries differ.
 */
export function countryOptions(lang: Lang): CountryOption[] {
  const names = new Intl.DisplayNames([lang], { type: 'region' });
  const nameOf = (code: string) => names.of(code) ?? code;
  return countriesFor(lang, nameOf).map((value) => ({ value, label: nameOf(value) }));
}
