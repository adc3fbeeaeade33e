import bidiFactory from 'bidi-js';
import type { Run, ScriptFonts, Weight } from './script-fonts.ts';

const bidi = bidiFactory();
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Characters that direct the order and aren't drawn; joiners are, by what they join. */
const marks = /[^\P{Cf}\u200C\u200D]/u;

/** Blanks of other widths, and control characters such as tabs, that fonts don't have. */
const blanks = /[\u3000\u2028\u2029]|(?!\n)\p{Cc}/gu;

/** Where a text is written: points. */
export interface Box {
  readonly at: number;
  readonly top: number;
  readonly width: number;
  readonly lineGap: number;
  readonly align?: 'left' | 'right';
}

/**
 * Writes a text in any script, wrapped to a box, each line in the order in which it's read. `doc.y` is below it
 * afterwards. The size and colour are those of the document.
 */
export function writeText(
  doc: PDFKit.PDFDocument,
  fonts: ScriptFonts,
  { text: asked, weight }: { text: string; weight: Weight },
  { at, top, width, lineGap, align = 'left' }: Box,
): void {
  const text = asked.replaceAll(blanks, ' ');
  if (isPlain(fonts, text, weight)) {
    doc.font(weight).text(text, at, top, { width, lineGap, align });
    return;
  }
  doc.y = top;
  for (const line of text.split('\n').flatMap((one) => wrapped(doc, fonts, { text: one, weight }, width))) {
    const parts = inReadingOrder(fonts, line, weight);
    const widths = parts.map((part) => widthOf(doc, part));
    let x = align === 'left' ? at : at + width - widths.reduce((sum, one) => sum + one, 0);
    const height = doc.font(weight).currentLineHeight(true);
    const below = doc.y + height + lineGap;
    // Fonts hang from their own ascenders; a common baseline puts them on one line.
    const baseline = doc.y + height * fonts.ascent(weight);
    for (const [index, part] of parts.entries()) {
      doc.font(part.font).text(part.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
      x += widths[index] ?? 0;
    }
    doc.font(weight);
    doc.x = at;
    doc.y = below;
  }
}

const isPlain = (fonts: ScriptFonts, text: string, weight: Weight): boolean =>
  !rightToLeft.test(text) && !marks.test(text) && fonts.runs(text, weight).every(({ font }) => font === weight);

/**
 * Option of a structure element: what screen readers say and what is copied of a text whose letters are drawn in
 * another order, or joined.
 */
export const spokenAs = (fonts: ScriptFonts, text: string, weight: Weight): { actual?: string } =>
  isPlain(fonts, text, weight) ? {} : { actual: text };

const widthOf = (doc: PDFKit.PDFDocument, { text, font }: Run): number => doc.font(font).widthOfString(text);

/** The lines of a text: broken at blanks, or anywhere in a word that is too long, as Chinese and Thai are written. */
function wrapped(
  doc: PDFKit.PDFDocument,
  fonts: ScriptFonts,
  { text, weight }: { text: string; weight: Weight },
  width: number,
): string[] {
  const measure = (part: string) => fonts.runs(part, weight).reduce((sum, run) => sum + widthOf(doc, run), 0);
  const lines: string[] = [];
  let line = '';
  const words = text
    .split(/(?<= )/)
    .flatMap((word) =>
      measure(word) > width ? Array.from(new Intl.Segmenter().segment(word), (part) => part.segment) : [word],
    );
  for (const word of words) {
    if (line !== '' && measure((line + word).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += word;
  }
  return [...lines, line.trimEnd()];
}

/** Parts of a line from left to right: as long as one font writes them in one direction; blanks by themselves. */
function inReadingOrder(fonts: ScriptFonts, line: string, weight: Weight): Run[] {
  const embedding = bidi.getEmbeddingLevels(line, 'auto');
  const parts: { run: Run; level: number }[] = [];
  /** Part of each code unit. */
  const partAt: number[] = [];
  let at = 0;
  for (const { text, font } of fonts.runs(line, weight)) {
    for (const letter of text) {
      const level = embedding.levels[at] ?? 0;
      const last = parts.at(-1);
      const isTurned = level % 2 === 1;
      const shown = marks.test(letter) ? '' : ((isTurned ? bidi.getMirroredCharacter(letter) : null) ?? letter);
      const goesOn = last?.run.font === font && last.level === level && letter !== ' ' && last.run.text !== ' ';
      if (goesOn) parts[parts.length - 1] = { level, run: { font, text: last.run.text + shown } };
      else parts.push({ level, run: { font, text: shown } });
      for (let unit = 0; unit < letter.length; unit += 1) partAt.push(parts.length - 1);
      at += letter.length;
    }
  }
  const order = [...new Set(bidi.getReorderedIndices(line, embedding).map((index) => partAt[index] ?? 0))];
  return order.flatMap((index) => {
    const part = parts[index];
    if (!part) return [];
    const { text } = part.run;
    // The font turns what has letters that are read from the right, but not signs alone.
    const isTurned = part.level % 2 === 1 && !rightToLeft.test(text);
    if (text === '') return [];
    return [isTurned ? { ...part.run, text: Array.from(text).toReversed().join('') } : part.run];
  });
}
