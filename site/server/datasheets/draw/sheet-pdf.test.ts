import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { readPlan } from '../plan.ts';
import { sheetOf } from '../sheet-of.ts';
import { askFrom, catalogueAnswers } from '../../testing/catalogue-answers.ts';
import type { DataSheet } from '../data-sheet.ts';
import { sheetPdf } from './sheet-pdf.ts';

const branded = { brand: 'Hoster', symbol: null, color: null };
const site = { lang: 'ru', branded, origin: 'https://hoster.example', now: new Date('2026-12-03T12:00:00Z') } as const;
const sheet: DataSheet = sheetOf(await readPlan(askFrom(catalogueAnswers), 'dedicated', 'epyc-1'), site);

/** The parts of the texts of a sheet, with where they are on its one page. */
async function read(bytes: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  expect(document.numPages).toBe(1);
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , x = 0, y = 0] = item.transform as number[];
    return [{ text: item.str, left: x, right: x + item.width, y }];
  });
  return { document, page, texts };
}

const long = (text: string, times: number) => `${text} `.repeat(times).trim();

/** Everything as long as a catalogue may have it. */
const crowded: DataSheet = {
  ...sheet,
  brand: long('Hosting and Cloud Services of the North', 8),
  name: long('Dual EPYC 9654 Storage', 12),
  line: sheet.line,
  availability: { text: long('В наличии, готов за 8 часов', 6), isSoldOut: false },
  figures: sheet.figures.map(({ name, value }) => ({ name: long(name, 9), value: long(value, 9) })),
  groups: sheet.groups.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ name, value }) => ({ name: long(name, 9), value: `${long(value, 20)}${'x'.repeat(400)}` })),
  })),
  front: { units: 4, bays: 24, disks: [], text: long('Сервер', 60), caption: 'A'.repeat(500) },
  prices: {
    ...sheet.prices,
    terms: Array.from({ length: 8 }, () => ({
      term: '120 месяцев',
      perMonth: '1 234 567,00 €',
      total: '148 148 040,00 €',
      discount: '−33,33 %',
    })),
  },
  places: {
    ...sheet.places,
    list: Array.from({ length: 60 }, (_, index) => ({
      city: long('Санкт-Петербург', 1 + (index % 5)),
      country: long('Соединённое Королевство', 3),
      note: 'нет мест',
      isOpen: index % 2 === 0,
      at: { lon: index * 6 - 180, lat: 80 - index },
    })),
    more: Array.from({ length: 60 }, (_, index) => `и ещё ${index + 1}`),
  },
  address: `https://hoster.example/${'a'.repeat(300)}/`,
};

test.each([
  ['usual', sheet],
  ['long', crowded],
  ['long, without a front', { ...crowded, front: null, groups: crowded.groups.slice(0, 2) }],
  ['short', { ...sheet, front: null, groups: [], figures: [], places: { ...sheet.places, list: [] } }],
])('a %s sheet is one page, and nothing on it leaves the margins', async (_, shown) => {
  const { texts } = await read(await sheetPdf(shown));
  expect(texts.length).toBeGreaterThan(5);
  for (const { text, left, right, y } of texts)
    expect({ text, isInside: left >= 39 && right <= 555 && y >= 20 && y <= 805 }).toEqual({ text, isInside: true });
  expect(texts.some(({ text }) => text.includes('hoster.example/'))).toBe(true);
});

test('the list of locations says how many it leaves out', async () => {
  const { texts } = await read(await sheetPdf(crowded));
  const all = texts.map(({ text }) => text).join(' ');
  expect(all).toMatch(/ещё\s+\d+/);
});

test('prices are never cut', async () => {
  const { texts } = await read(await sheetPdf(crowded));
  const all = texts.map(({ text }) => text.replaceAll(/\s/g, '')).join('');
  expect(all.match(/1234567,00€/g)).toHaveLength(8);
  expect(all.match(/148148040,00€/g)).toHaveLength(8);
});

test('the document has a language, a title and tags, and the same sheet makes the same bytes', async () => {
  const bytes = await sheetPdf(sheet);
  const { document, page } = await read(bytes);
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: 'EPYC 1. Спецификация', Author: 'Hoster', Language: 'ru' });
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const tree = JSON.stringify(await page.getStructTree());
  for (const role of ['H1', 'H2', 'Table', 'TH', 'TD', 'Figure', 'Link', 'L'])
    expect(tree).toContain(`"role":"${role}"`);
  expect(tree).toContain('2 из\u00a04');
  expect(bytes.equals(await sheetPdf(sheet))).toBe(true);
});

test('a name in another script is written as far as the fonts go', async () => {
  const { texts } = await read(await sheetPdf({ ...sheet, name: 'Łódź č 東京 <b>' }));
  expect(texts.map(({ text }) => text).join('')).toContain('?ódz c ?? <b>');
});

test('has the colour of the brand where the company has one', async () => {
  const own = await sheetPdf({ ...sheet, color: '#ff6a3d', hasSymbol: false });
  expect(own.equals(await sheetPdf(sheet))).toBe(false);
});
