import type { Language } from '../../../.storybook/sample-texts.ts';

const en = {
  title: 'Filters',
  resetAll: 'Reset all',
  price: 'Price a month',
  from: 'From',
  to: 'To',
  mostCost: 'Most servers cost 60 to 80 €',
  reset: 'Reset',
  swapped: 'Minimum and maximum were swapped',
  disks: 'Disks',
  country: 'Country',
  anywhere: 'Anywhere',
  germany: 'Germany',
  netherlands: 'Netherlands',
  euros: (amount: number) => `${amount} euros`,
  found: (count: number) => `${count} ${count === 1 ? 'server' : 'servers'}`,
};

const plural = new Intl.PluralRules('ru');
const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'сервер', few: 'сервера' };

const ru: typeof en = {
  title: 'Фильтры',
  resetAll: 'Сбросить всё',
  price: 'Цена в месяц',
  from: 'От',
  to: 'До',
  mostCost: 'Большинство серверов стоит от 60 до 80 €',
  reset: 'Сбросить',
  swapped: 'Границы поменялись местами',
  disks: 'Диски',
  country: 'Страна',
  anywhere: 'Любая',
  germany: 'Германия',
  netherlands: 'Нидерланды',
  euros: (amount) => `${amount} евро`,
  found: (count) => `${count} ${forms[plural.select(count)] ?? 'серверов'}`,
};

/** Texts of the filter panel. */
export const filterWords: Record<Language, typeof en> = { en, ru };
