import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colour } from './look.ts';

/** Fonts of the pictures of pages, one weight each; their Latin and Cyrillic letters are files of their own. */
const files = { sans: ['onest', 400], bold: ['onest', 600], mono: ['jetbrains-mono', 500] } as const;
export type Face = keyof typeof files;
type Script = 'latin' | 'cyrillic';

/** What `scripts/social-fonts.ts` leaves in each file. */
const latin = /[\u0020-\u007E\u00A0-\u00FFıŒœ–—‘’‚“”„•…‹›⁄€™↑↓−]/u;
const cyrillic = /[\u0400-\u045FҐґ№]/u;

const fontOf = (face: Face, script: Script): string => `${face} ${script}`;

/** Makes the fonts known to a document. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  const folder = join(import.meta.dirname, '../../social/fonts');
  for (const [face, [family, weight]] of Object.entries(files))
    for (const script of ['latin', 'cyrillic'] as const)
      doc.registerFont(fontOf(face as Face, script), readFileSync(join(folder, `${family}-${script}-${weight}.ttf`)));
}

/** Letters as the fonts have them: "č" without its mark, a narrow blank as a usual one, and "?" for other scripts. */
function writable(text: string): string {
  return Array.from(text, (letter) => {
    if (latin.test(letter) || cyrillic.test(letter)) return letter;
    if (/[\p{Z}\p{Cc}]/u.test(letter)) return ' ';
    if (/\p{Cf}/u.test(letter)) return '';
    const bare = letter.normalize('NFD').charAt(0);
    return latin.test(bare) ? bare : '?';
  }).join('');
}

/** Parts of a text that one font can write. Blanks are the Latin font’s. */
function runsOf(text: string): { text: string; script: Script }[] {
  const runs: { text: string; script: Script }[] = [];
  for (const letter of writable(text)) {
    const script = cyrillic.test(letter) ? 'cyrillic' : 'latin';
    const last = runs.at(-1);
    if (last?.script === script) last.text += letter;
    else runs.push({ text: letter, script });
  }
  return runs;
}

/** How a text is written. `tracking`: space after each letter, in points. */
export interface Hand {
  face: Face;
  size: number;
  color?: string;
  tracking?: number;
}

/** The width of a text in points. */
export function widthOf(doc: PDFKit.PDFDocument, text: string, { face, size, tracking = 0 }: Hand): number {
  doc.fontSize(size);
  return runsOf(text).reduce(
    (sum, run) => sum + doc.font(fontOf(face, run.script)).widthOfString(run.text) + tracking * run.text.length,
    0,
  );
}

/**
 * Writes one line.
 * @param at `x`: its left end, or its right one when aligned so; `y`: its baseline; `link`: the address that it leads to,
 *   inside an element of type `Link`
 */
export function write(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, align = 'left', link }: { x: number; y: number; align?: 'left' | 'right' | 'center'; link?: string },
  hand: Hand,
): void {
  const share = { left: 0, center: 0.5, right: 1 }[align];
  let left = x - share * widthOf(doc, text, hand);
  for (const run of runsOf(text)) {
    doc
      .font(fontOf(hand.face, run.script))
      .fontSize(hand.size)
      .fillColor(hand.color ?? colour.ink);
    doc.text(run.text, left, y, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: hand.tracking ?? 0,
      ...(link !== undefined && { link }),
    });
    left += doc.widthOfString(run.text) + (hand.tracking ?? 0) * run.text.length;
  }
}

/** A text cut to a width, with an ellipsis where something is missing. */
export function cutTo(doc: PDFKit.PDFDocument, text: string, width: number, hand: Hand): string {
  if (widthOf(doc, text, hand) <= width) return text;
  // Far longer texts are measured only as far as they could fit.
  let letters = Array.from(text).slice(0, Math.ceil(width));
  while (letters.length > 0 && widthOf(doc, `${letters.join('').trimEnd()}…`, hand) > width)
    letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}…`;
}

/** The largest of some sizes at which a text fits; the text is cut at the smallest. */
export function fitted(
  doc: PDFKit.PDFDocument,
  text: string,
  width: number,
  hand: Omit<Hand, 'size'>,
  sizes: readonly [number, ...number[]],
): { text: string; size: number } {
  const size = sizes.find((one) => widthOf(doc, text, { ...hand, size: one }) <= width) ?? Math.min(...sizes);
  return { size, text: cutTo(doc, text, width, { ...hand, size }) };
}

/** A text in lines, broken at blanks; what doesn’t fit the last one is cut. */
export function wrapped(
  doc: PDFKit.PDFDocument,
  text: string,
  { width, most }: { width: number; most: number },
  hand: Hand,
): string[] {
  // Only breaking blanks: figures stay with their units.
  const words = text.split(/ +/);
  const lines: string[] = [];
  while (words.length > 0 && lines.length < most) {
    let line = words.shift() ?? '';
    while (words[0] !== undefined && widthOf(doc, `${line} ${words[0]}`, hand) <= width) line += ` ${words.shift()}`;
    lines.push(line);
  }
  const last = [lines.pop() ?? '', ...words].join(' ');
  return [...lines, last].map((line) => cutTo(doc, line, width, hand));
}
