import { colour, page } from './look.ts';
import { widthOf, write, type Hand } from './pen.ts';
import { element, rule, type Canvas } from './structure.ts';

const TITLE: Hand = { face: 'bold', size: 9.5 };
const NOTE: Hand = { face: 'sans', size: 8, color: colour.muted };

/** A heading on a rule, with a note at its end. @returns where its content begins */
export function drawTitle(
  { doc, root }: Canvas,
  title: string,
  { x = page.left, top, width = page.width, note }: { x?: number; top: number; width?: number; note?: string },
): number {
  rule(doc, x, top, width, colour.ink, 0.75);
  element(doc, root, 'H2', () => write(doc, title, { x, y: top + 13 }, TITLE));
  if (note !== undefined && widthOf(doc, title, TITLE) + widthOf(doc, note, NOTE) + 12 <= width)
    element(doc, root, 'P', () => write(doc, note, { x: x + width, y: top + 13, align: 'right' }, NOTE));
  return top + 18;
}
