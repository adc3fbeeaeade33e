import type { SheetPrices, SheetTerm } from '../data-sheet.ts';
import { colour, page } from './look.ts';
import { cutTo, fitted, write, type Hand } from './pen.ts';
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
  const value = (text: string, index: number, hand: Omit<Hand, 'size'>, size: number): void => {
    // Rather small than cut.
    const fit = fitted(doc, text, step - 4, hand, [size, 8, 7, 6.25, 5.5]);
    write(doc, fit.text, { x: endOf(index), y: y + 11.5, align: 'right' }, { ...hand, size: fit.size });
  };
  within(doc, root, 'Table', (table) => {
    within(doc, table, 'TR', (tr) => {
      headCell(doc, tr, 'Column', () => undefined);
      for (const [index, { term }] of terms.entries())
        headCell(doc, tr, 'Column', () => value(term, index, { face: 'sans', color: colour.muted }, 8.5));
    });
    const rows: readonly [string, keyof SheetTerm, Omit<Hand, 'size'>, number][] = [
      [prices.perMonth, 'perMonth', { face: 'mono' }, 11],
      [prices.total, 'total', { face: 'mono' }, 8.5],
      [prices.discount, 'discount', { face: 'mono' }, 8.5],
    ];
    for (const [name, key, hand, size] of rows) {
      y += ROW;
      rule(doc, page.left, y, page.width, colour.hairline);
      within(doc, table, 'TR', (tr) => {
        headCell(doc, tr, 'Row', () => write(doc, named(name), { x: page.left, y: y + 11.5 }, NAME));
        for (const [index, term] of terms.entries()) element(doc, tr, 'TD', () => value(term[key], index, hand, size));
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
