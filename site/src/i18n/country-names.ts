import type { Lang } from './languages.ts';

const lists = import.meta.glob<Record<string, string>>('./countries/*.json', { import: 'default' });

/**
 * Names of all countries by code, in the order of pickers: the 21 first, then by name. Our own list, since the
 * dictionaries of servers and browsers differ. Rejects when the list can't be loaded.
 */
export async function countryNames(lang: Lang): Promise<Readonly<Record<string, string>>> {
  return (await lists[`./countries/${lang}.json`]?.()) ?? {};
}
