import PDFDocument from 'pdfkit';
import { expect, test, vi } from 'vitest';
import { ScriptFonts } from './script-fonts.ts';
import { writeText } from './write-text.ts';

/** Parts of each line of a text, from left to right as they're drawn. Letters of a part are in the order of reading. */
async function drawn(text: string, { width = 500, align = 'left' }: { width?: number; align?: 'left' | 'right' } = {}) {
  const fonts = await ScriptFonts.of([text]);
  const doc = new PDFDocument();
  for (const [name, data] of fonts.data) doc.registerFont(name, data);
  const calls = vi.spyOn(doc, 'text');
  writeText(doc.fontSize(10), fonts, { text, weight: 'regular' }, { at: 50, top: 50, width, lineGap: 2, align });
  const drawnParts = calls.mock.calls as unknown as [part: string, x: number, y: number][];
  const parts = drawnParts.map(([part, x, y]) => ({ part, x: Number(x), line: Math.round(Number(y)) }));
  const lines = Map.groupBy(parts, ({ line }) => line);
  return [...lines.values()].map((line) => line.toSorted((a, b) => a.x - b.x).map(({ part }) => part));
}

test.each([
  ['דניאל כהן', ['כהן', ' ', 'דניאל']],
  ['رحاب عبد الله', ['الله', ' ', 'عبد', ' ', 'رحاب']],
  ['רחוב הרצל 12', ['12', ' ', 'הרצל', ' ', 'רחוב']],
  ['כהן Hosting Ltd', ['Hosting', ' ', 'Ltd', ' ', 'כהן']],
  ['NVMe 3, דניאל כהן', ['NVMe', ' ', '3,', ' ', 'כהן', ' ', 'דניאל']],
  ['כהן (ישראל)', [')ישראל(', ' ', 'כהן']],
  ['שלום \u2067Ltd\u2069', ['Ltd', ' ', 'שלום']],
])('%s is drawn in the order in which it is read', async (text, parts) => {
  expect(await drawn(text)).toEqual([parts]);
});

test('a text of one font and direction is drawn as a whole', async () => {
  expect(await drawn('Łukasz Ιωάννα')).toEqual([['Łukasz Ιωάννα']]);
});

test('lines wrap at blanks, and within a word that is too long', async () => {
  expect(await drawn('דניאל כהן', { width: 40 })).toEqual([['דניאל'], ['כהן']]);
  const lines = await drawn('有限公司有限公司', { width: 45 });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.flat().join('')).toBe('有限公司有限公司');
});

test('an ideographic blank, a tab and a separator of lines are blanks', async () => {
  for (const blank of ['\u3000', '\t', '\r', '\u2028', '\u0085'])
    expect((await drawn(`王${blank}明`)).flat(), `${JSON.stringify(blank)}`).toContain(' ');
  expect(await drawn('Ada\tLovelace')).toEqual([['Ada Lovelace']]);
});
