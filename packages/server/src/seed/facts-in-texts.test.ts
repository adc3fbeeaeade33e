import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { extraRows } from './extras.ts';
import { phpVersionRows, vhPeriodRows } from './hosting-plans.ts';
import { vpnPairRows } from './vpn-nodes.ts';
import { rentPeriodRows } from './vps-plans.ts';

/** A text in both languages, with plain spaces. */
const textsOf = (path: string): string[] =>
  ['en', 'ru'].map((language) =>
    readFileSync(join(import.meta.dirname, '../../content', language, `${path}.md`), 'utf8').replaceAll('\u00a0', ' '),
  );

/** Numbers of a text that come from the catalogue, in the order in which both languages name them. */
const numbersIn = (path: string, en: RegExp, ru: RegExp): string[][] =>
  textsOf(path).map((text, index) => (text.match(index === 0 ? en : ru) ?? []).slice(1));

const percentAt = (rows: readonly { months: number; discountPercent: number }[], months: number): string =>
  String(rows.find((row) => row.months === months)?.discountPercent);

test('the discounts of web hosting are those of its terms', () => {
  const percents = [3, 6, 12, 24].map((months) => percentAt(vhPeriodRows, months));
  expect(
    numbersIn(
      'pages/vh-list',
      /by (\d+)% for 3 months, (\d+)% for 6, (\d+)% for 12 and (\d+)% for 24/,
      /на (\d+) % за 3 месяца, на (\d+) % за 6, на (\d+) % за 12 и на (\d+) % за 24/,
    ),
  ).toEqual([percents, percents]);
});

test('the discounts of servers are those of their terms', () => {
  const percents = [3, 6, 12, 24].map((months) => percentAt(rentPeriodRows, months));
  expect(
    numbersIn(
      'pages/vps-plan',
      /is (\d+)% for 3 months, (\d+)% for 6, (\d+)% for 12 and (\d+)% for 24/,
      /(\d+) % за 3 месяца, (\d+) % за 6, (\d+) % за 12 и (\d+) % за 24/,
    ),
  ).toEqual([percents, percents]);
});

test('the news names the price of a migration', () => {
  const price = String((extraRows.find(({ slug }) => slug === 'site-migration')?.priceCents ?? 0) / 100);
  expect(numbersIn('news/cpanel-prices-2026', /€(\d+) per site/, /(\d+) € за сайт/)).toEqual([[price], [price]]);
});

test('the article on PHP names the oldest, newest and default version, and the end of support', () => {
  const versions = phpVersionRows.map(({ version }) => version);
  const named = [versions[0], versions.at(-1), phpVersionRows.find(({ isDefault }) => isDefault)?.version];
  expect(
    numbersIn(
      'help/php-version',
      /from ([\d.]+) to ([\d.]+)\. [^\n]*We recommend ([\d.]+) for/,
      /от ([\d.]+) до ([\d.]+)\. [^\n]*Для новых сайтов советуем ([\d.]+)\./,
    ),
  ).toEqual([named, named]);
  const ends = phpVersionRows.flatMap(({ version, supportedUntil }) =>
    supportedUntil ? [`${version} ${supportedUntil.slice(0, 4)}`] : [],
  );
  for (const text of textsOf('help/php-version')) {
    const rows = [...text.matchAll(/^\| (8\.\d) \| (?:до )?31 \S+ (\d{4})/gm)].map(
      ([, version, year]) => `${version} ${year}`,
    );
    expect(rows).toEqual(ends.toReversed());
  }
});

test('the news names the number of routes over two servers', () => {
  const routes = String(vpnPairRows.length);
  expect(numbersIn('news/vpn-multi-hop', /(\d+) routes\./, /(\d+) маршрут/)).toEqual([[routes], [routes]]);
});
