import type { SheetGroup, SheetRow } from '../data-sheet.ts';
import { colour, page } from './look.ts';
import { cutTo, wrapped, write, type Hand } from './pen.ts';
import { drawTitle } from './section.ts';
import { element, headCell, rule, within, type Canvas } from './structure.ts';

const GUTTER = 24;
const width = (page.width - GUTTER) / 2;
const NAME_WIDTH = 104;
const NAME: Hand = { face: 'sans', size: 8.5, color: colour.muted };
const VALUE: Hand = { face: 'mono', size: 8 };
const LINE = 10.5;
const PADDING = 4;
const TITLE = 18;
const AFTER = 10;

type Lines = readonly { row: SheetRow; lines: readonly string[] }[];

const heightOf = (rows: Lines): number =>
  rows.reduce((sum, { lines }) => sum + lines.length * LINE + PADDING, TITLE + AFTER);

/**
 * The specifications in two columns of about the same height. Long values take a second line where there is room.
 * @returns where they end
 */
export function drawSpecs(
  canvas: Canvas,
  groups: readonly SheetGroup[],
  { top, bottom }: { top: number; bottom: number },
): number {
  const [roomy, tight] = [2, 1].map((most) => columnsOf(canvas.doc, groups, most));
  const columns = roomy && top + heightsOf(roomy) <= bottom ? roomy : (tight ?? []);
  for (const [index, some] of columns.entries()) {
    let y = top;
    for (const { title, rows } of some)
      y = drawGroup(canvas, title, rows, { x: page.left + index * (width + GUTTER), y });
  }
  return top + heightsOf(columns);
}

interface Measured {
  title: string;
  rows: Lines;
}

/** The groups of each column. @param most lines of a value */
function columnsOf(doc: PDFKit.PDFDocument, groups: readonly SheetGroup[], most: number): Measured[][] {
  const measured = groups.map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => ({ row, lines: wrapped(doc, row.value, { width: width - NAME_WIDTH, most }, VALUE) })),
  }));
  const splits = measured.map((_, index) => [measured.slice(0, index + 1), measured.slice(index + 1)]);
  return splits.toSorted((a, b) => heightsOf(a) - heightsOf(b))[0] ?? [];
}

/** Height of the taller column. */
const heightsOf = (columns: readonly Measured[][]): number =>
  Math.max(0, ...columns.map((some) => some.reduce((sum, { rows }) => sum + heightOf(rows), -AFTER)));

function drawGroup(canvas: Canvas, title: string, rows: Lines, { x, y }: { x: number; y: number }): number {
  const { doc, root } = canvas;
  let top = drawTitle(canvas, title, { x, top: y, width });
  within(doc, root, 'Table', (table) => {
    for (const [index, { row, lines }] of rows.entries()) {
      if (index > 0) rule(doc, x, top, width, colour.hairline);
      const baseline = top + LINE;
      within(doc, table, 'TR', (tr) => {
        const name = cutTo(doc, row.name, NAME_WIDTH - 8, NAME);
        headCell(doc, tr, 'Row', () => write(doc, name, { x, y: baseline }, NAME));
        element(doc, tr, 'TD', () => {
          for (const [line, text] of lines.entries())
            write(doc, text, { x: x + NAME_WIDTH, y: baseline + line * LINE }, VALUE);
        });
      });
      top += lines.length * LINE + PADDING;
    }
  });
  return top + AFTER;
}
