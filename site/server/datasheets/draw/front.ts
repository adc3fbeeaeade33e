import type { SheetFront } from '../data-sheet.ts';
import { colour, page } from './look.ts';
import { cutTo, write, type Hand } from './pen.ts';
import { element, type Canvas } from './structure.ts';

/** Sizes of the drawing of `ServerChassis` (@hoster/ui), which a PDF can’t have as it is. */
const WIDTH = 480;
const UNIT = 48;
const EDGE = { left: 44, right: 92 };
/** Points that the drawing may be high. */
const MOST_HEIGHT = 78;
const CAPTION: Hand = { face: 'sans', size: 8, color: colour.muted };

/** The front of the server with its bays, as the pages draw it. @returns where it ends */
export function drawFront({ doc, root, accent }: Canvas, front: SheetFront, top: number): number {
  const units = front.units ?? 1;
  const scale = Math.min(page.width / WIDTH, MOST_HEIGHT / (units * UNIT));
  const height = units * UNIT * scale;
  element(
    doc,
    root,
    'Figure',
    () => {
      doc.save().translate(page.left, top).scale(scale);
      drawCase(doc, units);
      for (const bay of baysOf(front, units)) drawBay(doc, bay, accent);
      doc.restore();
    },
    { alt: front.text },
  );
  const caption = cutTo(doc, `${front.text}${front.caption === '' ? '' : ` · ${front.caption}`}`, page.width, CAPTION);
  element(doc, root, 'Caption', () => write(doc, caption, { x: page.left, y: top + height + 13 }, CAPTION));
  return top + height + 15;
}

interface Bay {
  disk: SheetFront['disks'][number];
  x: number;
  y: number;
  wide: number;
  high: number;
}

function baysOf({ bays, disks }: SheetFront, units: number): Bay[] {
  const lines = Math.min(units, Math.ceil(bays / 4));
  const inLine = Math.ceil(bays / lines);
  const wide = Math.min(96, (WIDTH - EDGE.left - EDGE.right) / inLine);
  const high = (units * UNIT - 16) / lines;
  return Array.from({ length: bays }, (_, index) => ({
    disk: disks[index] ?? null,
    x: EDGE.left + (index % inLine) * wide,
    y: 8 + Math.floor(index / inLine) * high,
    wide,
    high,
  }));
}

/** The case with its ears, the vents, and the button. */
function drawCase(doc: PDFKit.PDFDocument, units: number): void {
  const height = units * UNIT;
  doc.lineWidth(1.25).strokeColor(colour.ink);
  doc.roundedRect(14, 1, WIDTH - 28, height - 2, 3).stroke();
  doc.path(`M14 6H2v${height - 12}h12M${WIDTH - 14} 6h12v${height - 12}h-12`).stroke();
  for (let index = 0; index < units * 18; index += 1)
    doc.circle(WIDTH - EDGE.right + 16 + (index % 6) * 9, (Math.floor(index / 6) + 0.5) * (UNIT / 3), 2);
  doc.fill(colour.quiet);
  doc.lineWidth(1.25).strokeColor(colour.ink);
  doc
    .circle(29, height / 2, 5)
    .moveTo(29, height / 2 - 7)
    .lineTo(29, height / 2 - 2)
    .stroke();
}

function drawBay(doc: PDFKit.PDFDocument, { disk, x, y, wide, high }: Bay, accent: string): void {
  doc.roundedRect(x + 2, y + 2, wide - 4, high - 4, 2);
  if (disk === null) {
    doc.lineWidth(1).dash(3, { space: 2 }).strokeColor(colour.quiet).stroke().undash();
    return;
  }
  doc.lineWidth(1.25).fillAndStroke(colour.sunken, colour.ink);
  doc.circle(x + 8, y + high - 8, 2).fill(accent);
  if (wide >= 34 && disk.mark !== undefined)
    write(doc, disk.mark, { x: x + wide / 2, y: y + high / 2 + 3, align: 'center' }, { face: 'mono', size: 9 });
}
