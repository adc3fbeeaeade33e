import { countryNames } from '../../i18n/country-names.ts';
import type { Lang } from '../../i18n/languages.ts';

export interface CountryOption {
  value: string;
  label: string;
}

/** All countries in the order of the picker. Call in a page's `load`, because it fetches the list. */
export async function countryOptions(lang: Lang): Promise<CountryOption[]> {
  return Object.entries(await countryNames(lang)).map(([value, label]) => ({ value, label }));
}
