import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const baselines = join(import.meta.dirname, '__snapshots__');
/** Folder of the last run's differences and the page that shows them. */
export const differencesFolder = join(import.meta.dirname, '__diff__');

/** Colour threshold from 0 to 1: above rounding, below the difference between our surfaces. */
const COLOUR_THRESHOLD = 0.01;
/** Antialiasing may differ slightly between processors; the dot of an i has more pixels. */
const PIXELS_ALLOWED = 8;

/** A snapshot that differs from its baseline or has none. Its files are in {@link differencesFolder}. */
export interface Difference {
  name: string;
  kind: 'new' | 'changed';
  /** Message for the report. */
  words: string;
}

const seen = new Set<string>();

/** Returns the image on a larger canvas, to compare images of different sizes. */
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

/** Whether a picture has the very bytes of its baseline: Chromium encodes equal pixels to equal bytes. */
export function isBaseline(name: string, picture: Buffer): boolean {
  const file = join(baselines, `${name}.png`);
  return existsSync(file) && readFileSync(file).equals(picture);
}

/**
 * Compares a snapshot with its committed baseline. With `update`, a different one becomes the baseline. @returns the
 * difference, or null
 */
export function compare(name: string, picture: Buffer, update: boolean): Difference | null {
  seen.add(`${name}.png`);
  const file = join(baselines, `${name}.png`);
  const before = existsSync(file) ? readFileSync(file) : null;
  // Most comparisons end here.
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

/** Marks a baseline as used, whether or not its snapshot is taken. */
export const keep = (name: string) => void seen.add(`${name}.png`);

/** Returns baselines of removed stories, and deletes them with `update`. */
export function strays(update: boolean): string[] {
  const found = readdirSync(baselines).filter((file) => file.endsWith('.png') && !seen.has(file));
  if (update) for (const file of found) rmSync(join(baselines, file));
  return update ? [] : found;
}

/** Deletes the differences of the last run. */
export const clearDifferences = () => rmSync(differencesFolder, { recursive: true, force: true });
