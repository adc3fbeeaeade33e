import type { DataSheet, SheetRow } from '../data-sheet.ts';
import { colour, page } from './look.ts';
import { cutTo, fitted, widthOf, write, type Hand } from './pen.ts';
import { artifact, element, headCell, rule, within, type Canvas } from './structure.ts';

const BRAND: Hand = { face: 'bold', size: 12 };
const SMALL: Hand = { face: 'mono', size: 7.5, color: colour.muted };
const LINE: Hand = { face: 'sans', size: 10, color: colour.muted };
const STATE: Hand = { face: 'sans', size: 9 };
const GAP = 24;

/** The company, what the document is, and the name of the plan. */
export function drawHead({ doc, root, accent }: Canvas, sheet: DataSheet): void {
  const { left, right, top } = page;
  if (sheet.hasSymbol) artifact(doc, () => drawMark(doc, left, top, 17, accent));
  const issue = `${sheet.kind} · ${sheet.date}`;
  const nameLeft = left + (sheet.hasSymbol ? 24 : 0);
  const brand = cutTo(doc, sheet.brand, right - nameLeft - widthOf(doc, issue, SMALL) - GAP, BRAND);
  element(doc, root, 'P', () => write(doc, brand, { x: nameLeft, y: top + 13 }, BRAND));
  element(doc, root, 'P', () => write(doc, issue, { x: right, y: top + 12.5, align: 'right' }, SMALL));
  rule(doc, left, top + 27, page.width, colour.ink, 0.75);

  element(doc, root, 'P', () => write(doc, sheet.line, { x: left, y: top + 51 }, LINE));
  const state = cutTo(doc, sheet.availability.text, page.width / 2, STATE);
  const stateWidth = widthOf(doc, state, STATE);
  const hand = { face: 'bold', tracking: -0.6 } as const;
  const name = fitted(doc, sheet.name, page.width - stateWidth - GAP - 12, hand, [36, 30, 24, 19, 15]);
  element(doc, root, 'H1', () => write(doc, name.text, { x: left - 1.5, y: top + 84 }, { ...hand, size: name.size }));
  artifact(doc, () => {
    const dot = doc.circle(right - stateWidth - 9, top + 81, 3);
    if (sheet.availability.isSoldOut) dot.lineWidth(0.75).strokeColor(colour.muted).stroke();
    else dot.fill(accent);
  });
  element(doc, root, 'P', () => write(doc, state, { x: right, y: top + 84, align: 'right' }, STATE));
}

/** The logo of `favicon.svg`. */
function drawMark(doc: PDFKit.PDFDocument, x: number, y: number, size: number, accent: string): void {
  doc.translate(x, y).scale(size / 32);
  doc.roundedRect(0, 0, 32, 32, 7).fill(colour.ink);
  doc.path('M7 7h5.5v18H7zM19.5 7H25v18h-5.5z').fill('#fafaf7');
  doc.path('M12.5 14h7v4h-7z').fill(accent);
}

/** The figures to compare, large. @returns where they end */
export function drawFigures({ doc, root, accent }: Canvas, figures: readonly SheetRow[], top: number): number {
  const step = (page.width + 12) / Math.max(1, figures.length);
  const label: Hand = { face: 'sans', size: 8.5, color: colour.muted };
  within(doc, root, 'Table', (table) => {
    for (const [index, { name, value }] of figures.entries()) {
      const x = page.left + index * step;
      const width = step - 12;
      artifact(doc, () => doc.rect(x, top, width, 2.5).fill(accent));
      within(doc, table, 'TR', (row) => {
        headCell(doc, row, 'Row', () => write(doc, cutTo(doc, name, width, label), { x, y: top + 16 }, label));
        const hand = { face: 'mono', tracking: -0.5 } as const;
        const { text, size } = fitted(doc, value, width, hand, [22, 18, 15, 12, 10]);
        element(doc, row, 'TD', () => write(doc, text, { x: x - 1, y: top + 39 }, { ...hand, size }));
      });
    }
  });
  return top + 44;
}

/** The address of the plan’s page, which has what a sheet can’t: today’s prices and stock. */
export function drawFoot({ doc, root }: Canvas, { address, brand }: DataSheet): void {
  const y = page.bottom + 13;
  rule(doc, page.left, page.bottom, page.width, colour.ink, 0.75);
  const name = cutTo(doc, brand, 140, SMALL);
  const shown = cutTo(doc, address.replace(/^https?:\/\//, ''), page.width - 140 - GAP, SMALL);
  element(doc, root, 'Link', () => write(doc, shown, { x: page.left, y, link: address }, SMALL), { alt: address });
  element(doc, root, 'P', () => write(doc, name, { x: page.right, y, align: 'right' }, SMALL));
}
