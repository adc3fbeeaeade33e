import PDFDocument from 'pdfkit';
import type { DataSheet } from '../data-sheet.ts';
import { drawFront } from './front.ts';
import { drawFigures, drawFoot, drawHead } from './head.ts';
import { colour, page } from './look.ts';
import { registerFonts } from './pen.ts';
import { drawPlaces } from './places.ts';
import { drawPrices } from './prices.ts';
import { drawSpecs } from './specs.ts';
import type { Canvas } from './structure.ts';

/** Points that prices and a small map need. */
const BELOW_SPECS = 250;

/**
 * A data sheet as PDF/UA on one page of A4, with tags for screen readers and embedded fonts. The same sheet makes the
 * same bytes.
 */
export async function sheetPdf(sheet: DataSheet): Promise<Buffer> {
  const day = new Date(`${sheet.day}T00:00:00Z`);
  // The library’s types lack it.
  const subset: string = 'PDF/UA';
  const doc = new PDFDocument({
    subset: subset as PDFKit.Mixins.PDFSubsets,
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: sheet.lang,
    // The library writes them into XML as they are.
    info: {
      Title: `${plainXml(sheet.name)}. ${sheet.kind}`,
      Author: plainXml(sheet.brand),
      CreationDate: day,
      ModDate: day,
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => doc.on('end', resolve));
  registerFonts(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const canvas: Canvas = { doc, root, accent: await accentOf(sheet.color) };
  drawHead(canvas, sheet);
  let y = drawFigures(canvas, sheet.figures, 148);
  if (sheet.front) y = drawFront(canvas, sheet.front, y + 20);
  y = drawSpecs(canvas, sheet.groups, { top: y + 22, bottom: page.bottom - BELOW_SPECS });
  y = drawPrices(canvas, sheet.prices, y + 22);
  drawPlaces(canvas, sheet.places, { top: y + 22, bottom: page.bottom - 14 });
  drawFoot(canvas, sheet);
  root.end();
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

const plainXml = (text: string): string => text.replaceAll(/[<>&]/gu, ' ');

/** Loaded for a company that has a colour: most never choose one. */
const accentOf = async (color: string | null): Promise<string> =>
  color === null ? colour.lime : (await import('@hoster/domain/brand/brand-colors')).brandColors(color).light.dataMark;
