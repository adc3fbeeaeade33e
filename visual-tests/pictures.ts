import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const baselines = join(import.meta.dirname, '__snapshots__');
/** Where the differences of the last run are, and the page that shows them. */
export const differencesFolder = join(import.meta.dirname, '__diff__');

/** Of 0 to 1, by perceived colour: more than rounding, less than what tells one of our surfaces from the next. */
const COLOUR_THRESHOLD = 0.01;
/** A few edges may be smoothed otherwise on another processor; the dot of an i has more pixels. */
const PIXELS_ALLOWED = 8;

/** A picture that is not as its baseline, or has none. Its files lie in {@link differencesFolder}. */
export interface Difference {
  name: string;
  kind: 'new' | 'changed';
  /** What to say about it. */
  words: string;
}

const seen = new Set<string>();

/** The same picture on a larger ground, so that pictures of two sizes can be compared. */
function padded(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

function write(name: string, part: 'before' | 'after' | 'diff', picture: Buffer): void {
  mkdirSync(differencesFolder, { recursive: true });
  writeFileSync(join(differencesFolder, `${name}.${part}.png`), picture);
}

/**
 * Compares a picture with its committed baseline; with `update` it becomes the baseline if it differs.
 * @returns what differs, or null
 */
export function compare(name: string, picture: Buffer, update: boolean): Difference | null {
  seen.add(`${name}.png`);
  const file = join(baselines, `${name}.png`);
  const before = existsSync(file) ? readFileSync(file) : null;
  // Chromium writes the same pixels as the same bytes: most pictures end here.
  if (before?.equals(picture)) return null;
  if (before === null) {
    if (update) writeFileSync(file, picture);
    else write(name, 'after', picture);
    return update ? null : { name, kind: 'new', words: 'has no baseline yet' };
  }
  const one = PNG.sync.read(before);
  const other = PNG.sync.read(picture);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const diff = new PNG({ width, height });
  const pixels = pixelmatch(
    padded(one, width, height).data,
    padded(other, width, height).data,
    diff.data,
    width,
    height,
    { threshold: COLOUR_THRESHOLD, includeAA: true },
  );
  const resized = one.width !== other.width || one.height !== other.height;
  if (!resized && pixels <= PIXELS_ALLOWED) return null;
  if (update) {
    writeFileSync(file, picture);
    return null;
  }
  write(name, 'before', before);
  write(name, 'after', picture);
  write(name, 'diff', PNG.sync.write(diff));
  const sizes = resized ? `, ${one.width}×${one.height} became ${other.width}×${other.height}` : '';
  return { name, kind: 'changed', words: `${pixels} pixels differ${sizes}` };
}

/** Says that a baseline is wanted, though nothing could be photographed this time. */
export const keep = (name: string) => void seen.add(`${name}.png`);

/** Baselines whose story is gone; with `update` they go too. */
export function strays(update: boolean): string[] {
  const found = readdirSync(baselines).filter((file) => file.endsWith('.png') && !seen.has(file));
  if (update) for (const file of found) rmSync(join(baselines, file));
  return update ? [] : found;
}

/** Forgets the differences of the last run. */
export const clearDifferences = () => rmSync(differencesFolder, { recursive: true, force: true });
