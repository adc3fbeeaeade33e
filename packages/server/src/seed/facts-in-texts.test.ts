import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dsMemoryKitRows } from './dedicated-parts.ts';
import { dsPlanRows } from './dedicated-plans.ts';
import { extraRows } from './extras.ts';
import { phpVersionRows, vhPeriodRows } from './hosting-plans.ts';
import { panelRows } from './panels.ts';
import { diskImageRows, osRows } from './systems.ts';
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

/** Rows of a table in both languages, each with its first cell, and the numbers of the text that a pattern finds. */
const tableOf = (path: string, row: RegExp): string[][][] =>
  textsOf(path).map((text) => [...text.matchAll(row)].map((match) => match.slice(1)));

test('the article on control panels names every panel with its smallest server', () => {
  const wanted = [
    ...new Map(panelRows.map(({ name, minRam, minDisk }) => [name, [name, String(minRam), String(minDisk)]])).values(),
  ];
  expect(tableOf('help/control-panels', /^\| ([A-Za-z]+(?: 6)?) \| (\d+) (?:GB|ГБ) \| (\d+) (?:GB|ГБ) \|/gm)).toEqual([
    wanted,
    wanted,
  ]);
});

test('the article on images names the smallest servers of those it describes', () => {
  const named = new Set(['gitlab', 'nextcloud', 'n8n']);
  const wanted = diskImageRows.flatMap(({ slug, name, minRam, minDisk }) =>
    named.has(slug) ? [[name['en'], String(minRam), String(minDisk)]] : [],
  );
  expect(
    tableOf(
      'help/ready-images',
      /^\| (\w+) \| (\d+) (?:GB RAM|ГБ памяти), (?:диск )?(\d+) (?:GB|ГБ)(?: storage)? \|/gm,
    ),
  ).toEqual([wanted, wanted]);
});

test('the article on Windows updates names every version with the end of its support', () => {
  const versions = new Map(
    osRows.flatMap(({ family, version, endOfSupport }) =>
      family === 'windows' ? [[version.slice(0, 4), endOfSupport?.slice(0, 4)] as const] : [],
    ),
  );
  const rows = tableOf('help/windows-updates', /^\| Windows Server (\d{4}) \| (?:до )?\d+ \S+ (\d{4})/gm);
  expect(rows).toEqual([[...versions], [...versions]]);
});

/** Gigabytes as a text writes them: `512 GB`, `1 TB`, `1.5 TB`. */
const written = (gigabytes: number): RegExp =>
  gigabytes % 512 === 0 && gigabytes >= 1024
    ? new RegExp(`(?<![\\d.,])${String(gigabytes / 1024).replace('.', '[.,]')} (?:TB|ТБ)`)
    : new RegExp(`(?<![\\d.,])${gigabytes}(?: (?:GB|ГБ)|\\.|,)`);

test('each dedicated server has a text of its own that names the most RAM it takes', () => {
  for (const { slug, platformId, ram, isConfigurable } of dsPlanRows) {
    const kits = dsMemoryKitRows.filter((kit) => kit.platformId === platformId).map(({ gigabytes }) => gigabytes);
    const most = Math.max(...kits);
    for (const text of textsOf(`pages/ds-plan-${slug}`)) {
      const body = text.replaceAll('{ram}', String(ram));
      if (isConfigurable === false) expect.soft(body, slug).not.toMatch(/What you can change|Что можно изменить/);
      else expect.soft(body, slug).toMatch(written(most));
    }
  }
});

test('the availability targets are those of the service level agreement', () => {
  const targetOf = (service: string, text: string) =>
    new RegExp(`^\\| ${service} \\| ([\\d.,]+) ?% \\|`, 'm').exec(text)?.[1];
  const [en = '', ru = ''] = textsOf('legal/sla/2026-12-01');
  const vps = [targetOf('VPS', en), targetOf('VPS', ru)];
  const hosting = [targetOf('Web hosting', en), targetOf('Хостинг', ru)];
  const named = (path: string, english: RegExp, russian: RegExp) => numbersIn(path, english, russian).flat();
  expect(named('pages/vps-for-trading', /Our uptime target is ([\d.]+)%/, /целевая доступность — ([\d,]+) %/)).toEqual(
    vps,
  );
  expect(named('pages/vh-list', /Our uptime target is ([\d.]+)%/, /Целевая доступность — ([\d,]+) %/)).toEqual(hosting);
  expect(named('pages/home', /([\d.]+)% uptime target/, /целевая доступность ([\d,]+) %/)).toEqual(hosting);
});
