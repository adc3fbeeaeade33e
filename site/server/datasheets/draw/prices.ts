import type { SheetPrices, SheetTerm } from '../data-sheet.ts';
import { colour, page } from './look.ts';
import { cutTo, widthOf, write, type Hand } from './pen.ts';
import { drawTitle } from './section.ts';
import { element, headCell, rule, within, type Canvas } from './structure.ts';

const NAME_WIDTH = 104;
const ROW = 17;
const NAME: Hand = { face: 'sans', size: 8.5, color: colour.muted };

/** Net prices by term as a table, a column for each. @returns where it ends */
export function drawPrices(canvas: Canvas, prices: SheetPrices, top: number): number {
  const { doc, root } = canvas;
  const { terms } = prices;
  const step = (page.width - NAME_WIDTH) / Math.max(1, terms.length);
  /** Right end of a column. */
  const endOf = (index: number): number => page.left + NAME_WIDTH + (index + 1) * step;
  let y = drawTitle(canvas, prices.title, { top, note: prices.note });
  const named = (text: string): string => cutTo(doc, text, NAME_WIDTH - 8, NAME);
  /** The size of a row's values, at which the longest fits: a price is never cut. */
  const sizeOf = (key: keyof SheetTerm, hand: Omit<Hand, 'size'>, most: number): number =>
    Math.min(most, ...terms.map((term) => (step - 4) / widthOf(doc, term[key], { ...hand, size: 1 })));
  const value = (text: string, index: number, hand: Hand): void =>
    write(doc, text, { x: endOf(index), y: y + 11.5, align: 'right' }, hand);
  within(doc, root, 'Table', (table) => {
    within(doc, table, 'TR', (tr) => {
      headCell(doc, tr, 'Column', () => undefined);
      const size = sizeOf('term', NAME, NAME.size);
      for (const [index, { term }] of terms.entries())
        headCell(doc, tr, 'Column', () => value(term, index, { ...NAME, size }));
    });
    const rows: readonly [string, keyof SheetTerm, number][] = [
      [prices.perMonth, 'perMonth', 11],
      [prices.total, 'total', 8.5],
      [prices.discount, 'discount', 8.5],
    ];
    for (const [name, key, most] of rows) {
      const hand: Hand = { face: 'mono', size: sizeOf(key, { face: 'mono' }, most) };
      y += ROW;
      rule(doc, page.left, y, page.width, colour.hairline);
      within(doc, table, 'TR', (tr) => {
        headCell(doc, tr, 'Row', () => write(doc, named(name), { x: page.left, y: y + 11.5 }, NAME));
        for (const [index, term] of terms.entries()) element(doc, tr, 'TD', () => value(term[key], index, hand));
      });
    }
  });
  y += ROW;
  rule(doc, page.left, y, page.width, colour.hairline);
  element(doc, root, 'P', () => {
    write(doc, named(prices.setup.name), { x: page.left, y: y + 11.5 }, NAME);
    write(doc, prices.setup.value, { x: endOf(0), y: y + 11.5, align: 'right' }, { face: 'mono', size: 8.5 });
  });
  return y + ROW;
}
