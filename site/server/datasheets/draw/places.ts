import { land } from '../../../../packages/ui/src/world-map/land.ts';
import { height, project, width } from '../../../../packages/ui/src/world-map/projection.ts';
import type { SheetPlace, SheetPlaces } from '../data-sheet.ts';
import { colour, page } from './look.ts';
import { cutTo, widthOf, write, type Hand } from './pen.ts';
import { drawTitle } from './section.ts';
import { artifact, element, within, type Canvas } from './structure.ts';

const GUTTER = 24;
const ROW = 13.5;
/** Widths of the map beside the list, and of a column of specifications, with which the list aligns where it can. */
const MAP_WIDTH = 340;
const COLUMN = (page.width - GUTTER) / 2;
/** Points of height from which the map takes the whole width, above a list of so many columns. */
const TALL = 230;
const COLUMNS = 3;
const GAP = 16;
const CITY: Hand = { face: 'sans', size: 8.5 };
const COUNTRY: Hand = { face: 'sans', size: 8.5, color: colour.muted };
const NOTE: Hand = { face: 'mono', size: 7.5, color: colour.muted };

/** Where the plan is sold: a map, and a list of as many as have room. */
export function drawPlaces(canvas: Canvas, places: SheetPlaces, room: { top: number; bottom: number }): void {
  const top = drawTitle(canvas, places.title, { top: room.top }) + 6;
  const { bottom } = room;
  if (bottom - top < TALL) {
    const wide = drawMap(canvas, places, { top, width: MAP_WIDTH, height: bottom - top });
    const x = page.left + Math.max(wide, COLUMN) + GUTTER;
    drawList(canvas, places, { x, top, rows: Math.floor((bottom - top) / ROW), width: page.right - x });
    return;
  }
  const rows = Math.min(Math.ceil(places.list.length / COLUMNS), Math.floor((bottom - top) / 2 / ROW));
  const high = Math.min(bottom - top - rows * ROW - GAP, (page.width / width) * height);
  drawMap(canvas, places, { top, width: page.width, height: high });
  const step = (page.width + GUTTER) / COLUMNS;
  const list = { x: page.left, top: top + high + GAP, rows, width: step - GUTTER, step, columns: COLUMNS };
  drawList(canvas, places, list);
}

/** The dotted map of the pages (`WorldMap` of @hoster/ui), with a mark for each place. @returns its width */
function drawMap(
  { doc, root, accent }: Canvas,
  places: SheetPlaces,
  room: { top: number; width: number; height: number },
): number {
  const scale = Math.min(room.width / width, room.height / height);
  const x = page.left + (room.width === page.width ? (page.width - width * scale) / 2 : 0);
  element(
    doc,
    root,
    'Figure',
    () => {
      doc.save().translate(x, room.top).scale(scale);
      doc.lineWidth(0.52).lineCap('round').strokeColor(colour.quiet).dash(0.001, { space: 0.999 });
      doc.path(land).stroke().undash();
      // Those that are open are on top.
      for (const { at, isOpen } of places.list.toSorted((a, b) => Number(a.isOpen) - Number(b.isOpen))) {
        if (at === null) continue;
        const mark = project(at.lon, at.lat);
        // Of the same size on every map.
        doc.circle(mark.x, mark.y, 2.4 / scale).lineWidth(0.9 / scale);
        if (isOpen) doc.fillAndStroke(accent, colour.ink);
        else doc.fillAndStroke('#ffffff', colour.muted);
      }
      doc.restore();
    },
    { alt: places.mapText },
  );
  return width * scale;
}

interface ListRoom {
  x: number;
  top: number;
  rows: number;
  /** Of a column. */
  width: number;
  /** Points from a column to the next. */
  step?: number;
  columns?: number;
}

function drawList(
  { doc, root, accent }: Canvas,
  { list, more }: SheetPlaces,
  { x, top, rows, width: wide, step = 0, columns = 1 }: ListRoom,
): void {
  const room = rows * columns;
  const shown = list.length > room ? list.slice(0, room - 1) : list;
  /** Left end and baseline of an entry. */
  const placeOf = (index: number) => ({
    x: x + Math.floor(index / rows) * step,
    y: top + (index % rows) * ROW + 8,
  });
  within(doc, root, 'L', (made) => {
    for (const [index, place] of shown.entries()) {
      const at = placeOf(index);
      artifact(doc, () => {
        doc.circle(at.x + 2.5, at.y - 2.8, 2.2).lineWidth(0.6);
        if (place.isOpen) doc.fillAndStroke(accent, colour.ink);
        else doc.fillAndStroke('#ffffff', colour.muted);
      });
      within(doc, made, 'LI', (item) =>
        element(doc, item, 'LBody', () => writePlace(doc, place, { ...at, width: wide })),
      );
    }
  });
  const rest = more[list.length - shown.length - 1];
  const last = placeOf(shown.length);
  if (rest !== undefined) element(doc, root, 'P', () => write(doc, rest, { x: last.x + 11, y: last.y }, COUNTRY));
}

function writePlace(
  doc: PDFKit.PDFDocument,
  { city, country, note }: SheetPlace,
  { x, y, width: wide }: { x: number; y: number; width: number },
): void {
  const [left, right] = [x + 11, x + wide];
  const noted = note === '' ? 0 : widthOf(doc, note, NOTE) + 6;
  const room = right - left - noted;
  const name = cutTo(doc, city, room, CITY);
  write(doc, name, { x: left, y }, CITY);
  const after = widthOf(doc, `${name}  `, CITY);
  if (country !== '' && room - after > 24)
    write(doc, cutTo(doc, country, room - after, COUNTRY), { x: left + after, y }, COUNTRY);
  if (note !== '') write(doc, note, { x: right, y, align: 'right' }, NOTE);
}
