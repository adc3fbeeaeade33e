import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create as createFont, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

export type Weight = 'regular' | 'bold';

/** DejaVu Sans: European scripts, Arabic, Hebrew, Armenian and Georgian. */
const files = { regular: 'DejaVuSans', bold: 'DejaVuSans-Bold' } as const;
const weights = { regular: 400, bold: 700 } as const;

interface BaseFont {
  readonly data: Buffer;
  readonly font: Font;
}
let base: Promise<Record<Weight, BaseFont>> | undefined;

async function baseFonts(): Promise<Record<Weight, BaseFont>> {
  const load = (weight: Weight) => openFont(`dejavu-fonts-ttf/ttf/${files[weight]}.ttf`);
  return { regular: await load('regular'), bold: await load('bold') };
}

async function openFont(file: string): Promise<BaseFont> {
  const data = await readFile(require.resolve(file));
  const font = createFont(data);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is a collection`);
  return { data, font };
}

/**
 * Families of Noto Sans for what DejaVu Sans hasn't, by preference. Chinese characters are written as in the language
 * of the texts, as far as it shows: with kana it's Japanese, with hangul Korean.
 */
const families =
  'devanagari bengali gurmukhi gujarati tamil telugu kannada malayalam sinhala thai lao khmer ethiopic thaana sc tc jp kr'.split(
    ' ',
  );
/** Parts of each family that DejaVu Sans has too. */
const european = /^(?:latin|latin-ext|cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)$/;

/** A part of a family, in a file of its own. */
interface Slice {
  readonly family: string;
  readonly file: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}
let slices: readonly Slice[] | undefined;

function allSlices(): readonly Slice[] {
  slices ??= families.flatMap((family) => {
    const name = `@fontsource-variable/noto-sans-${family}`;
    const parts = require(`${name}/unicode.json`) as Record<string, string>;
    return Object.entries(parts)
      .filter(([part]) => !european.test(part))
      .map(([part, ranges]) => ({
        family,
        file: `${name}/files/noto-sans-${family}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`,
        ranges: ranges.split(',').map((range): [number, number] => {
          const [first = '', last = first] = range.trim().replace('U+', '').split('-');
          return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
        }),
      }));
  });
  return slices;
}

const has = ({ ranges }: Slice, code: number): boolean => ranges.some(([first, last]) => first <= code && code <= last);

function familyFor(texts: readonly string[]): string {
  const text = texts.join(' ');
  if (/\p{Script=Hangul}/u.test(text)) return 'kr';
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 'jp' : 'sc';
}

/** Opened slices by file. */
const opened = new Map<string, Font>();

/** The slice that has a character: they list more than they have. */
async function sliceOf(code: number, preferred: string): Promise<Slice | undefined> {
  const listed = allSlices().filter((slice) => has(slice, code));
  for (const slice of listed.toSorted((a, b) => Number(b.family === preferred) - Number(a.family === preferred))) {
    const font = opened.get(slice.file) ?? (await openFont(slice.file)).font;
    opened.set(slice.file, font);
    if (font.hasGlyphForCodePoint(code)) return slice;
  }
  return undefined;
}

/** Characters that are part of the one before, or aren't drawn. */
const joins = /\p{M}|\u200C|\u200D/u;
const unseen = /[\p{Cc}\p{Cf}\p{Z}]/u;

/** Letters of a text that no font has, such as emoji. */
export async function missingLetters(text: string): Promise<string[]> {
  base ??= baseFonts();
  const { regular, bold } = await base;
  const missing = [];
  for (const letter of new Set(text)) {
    const code = letter.codePointAt(0) ?? 0;
    if (unseen.test(letter) || [regular, bold].every(({ font }) => font.hasGlyphForCodePoint(code))) continue;
    if (!(await sliceOf(code, 'sc'))) missing.push(letter);
  }
  return missing;
}

/** A part of a text that one font can write. */
export interface Run {
  readonly text: string;
  /** As registered in the document. */
  readonly font: string;
}

/** The fonts for some texts, with only the letters that they have beyond DejaVu Sans. */
export class ScriptFonts {
  readonly #base: Record<Weight, BaseFont>;
  /** Those of the characters that DejaVu Sans hasn't. */
  readonly #slices = new Map<number, Slice>();
  /** Fonts to register in a document, by name. */
  readonly data = new Map<string, Buffer>();

  private constructor(fonts: Record<Weight, BaseFont>) {
    this.#base = fonts;
    for (const weight of ['regular', 'bold'] as const) this.data.set(weight, fonts[weight].data);
  }

  /** Loads what the texts need. The same texts give the same bytes. */
  static async of(texts: readonly string[]): Promise<ScriptFonts> {
    base ??= baseFonts();
    const fonts = new ScriptFonts(await base);
    const preferred = familyFor(texts);
    for (const letter of new Set(texts.join(''))) {
      const code = letter.codePointAt(0) ?? 0;
      const isKnown =
        unseen.test(letter) || (['regular', 'bold'] as const).every((one) => fonts.#isEuropean(code, one));
      const slice = isKnown ? undefined : await sliceOf(code, preferred);
      if (slice) fonts.#slices.set(code, slice);
    }
    const letters = new Map<string, { slice: Slice; weight: Weight; letters: Set<string> }>();
    for (const text of texts)
      for (const weight of ['regular', 'bold'] as const)
        for (const { letter, slice } of fonts.#lettersOf(text, weight)) {
          if (!slice) continue;
          const name = nameOf(slice, weight);
          const needed = letters.get(name) ?? { slice, weight, letters: new Set() };
          letters.set(name, { ...needed, letters: needed.letters.add(letter) });
        }
    for (const [name, { slice, weight, letters: needed }] of [...letters].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const whole = await readFile(require.resolve(slice.file));
      const options = { targetFormat: 'sfnt', variationAxes: { wght: weights[weight] } } as const;
      fonts.data.set(name, await subsetFont(whole, [...needed].toSorted().join(''), options));
    }
    return fonts;
  }

  /** The text in parts, each with its font. */
  runs(text: string, weight: Weight): Run[] {
    const runs: { text: string; font: string }[] = [];
    for (const { letter, slice } of this.#lettersOf(text, weight)) {
      const font = slice ? nameOf(slice, weight) : weight;
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ text: letter, font });
    }
    return runs;
  }

  /** Share of a line's height that is above the baseline. */
  ascent(weight: Weight): number {
    const { ascent, descent, lineGap } = this.#base[weight].font;
    return ascent / (ascent - descent + lineGap);
  }

  #isEuropean(code: number, weight: Weight): boolean {
    return this.#base[weight].font.hasGlyphForCodePoint(code);
  }

  #lettersOf(text: string, weight: Weight): { letter: string; slice: Slice | undefined }[] {
    let before: Slice | undefined;
    return Array.from(text, (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      const isJoined = joins.test(letter) && opened.get(before?.file ?? '')?.hasGlyphForCodePoint(code);
      const isPlain = unseen.test(letter) || this.#isEuropean(code, weight);
      const slice = isJoined ? before : isPlain ? undefined : this.#slices.get(code);
      before = slice;
      return { letter, slice };
    });
  }
}

const nameOf = ({ file }: Slice, weight: Weight): string => `${file} ${weight}`;
