import { diffArrays } from 'diff';

/** A hunk of a unified diff, as parsers such as `parsePatch` of the package `diff` return it. */
export interface DiffHunk {
  /** Number of its first line in the old text. */
  oldStart: number;
  /** Number of its first line in the new text. */
  newStart: number;
  /** Its lines, each after a space, `-` or `+`. */
  lines: readonly string[];
}

/** Numbers of the first line of a part, in the old and the new text. */
interface Place {
  before: number;
  after: number;
}
export interface SamePart extends Place {
  kind: 'same';
  lines: readonly string[];
}
export interface ChangedPart extends Place {
  kind: 'changed';
  removed: readonly string[];
  added: readonly string[];
}
/** Unchanged lines that aren't shown at first; without `lines`, they can't be shown. */
export interface SkippedPart extends Place {
  kind: 'skipped';
  count: number;
  lines: readonly string[] | undefined;
}
export type DiffPart = SamePart | ChangedPart | SkippedPart;

/** More hidden lines in one place would slow the page down. */
const MOST_HIDDEN = 500;

function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/);
  // A line break at the end of a text doesn't begin another line.
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Adds parts one after the other, with the numbers of their lines. */
function createParts(at: Place) {
  const parts: DiffPart[] = [];
  let { before, after } = at;
  return {
    parts,
    same(lines: readonly string[]): void {
      if (lines.length === 0) return;
      parts.push({ kind: 'same', before, after, lines });
      before += lines.length;
      after += lines.length;
    },
    changed(removed: readonly string[], added: readonly string[]): void {
      if (removed.length + added.length === 0) return;
      parts.push({ kind: 'changed', before, after, removed, added });
      before += removed.length;
      after += added.length;
    },
    skipped(count: number, lines?: readonly string[]): void {
      if (count <= 0) return;
      parts.push({ kind: 'skipped', before, after, count, lines });
      before += count;
      after += count;
    },
    place: (): Place => ({ before, after }),
  };
}

/** Returns the number of added and removed lines. */
export const countsOf = (parts: readonly DiffPart[]): { added: number; removed: number } => {
  const changed = parts.filter((part) => part.kind === 'changed');
  return {
    added: changed.reduce((sum, part) => sum + part.added.length, 0),
    removed: changed.reduce((sum, part) => sum + part.removed.length, 0),
  };
};

/**
 * Compares two texts line by line.
 * @param context number of unchanged lines around changes
 * @param maxChanges number of added and removed lines from which on there is no result
 */
export function partsOfTexts(
  before: string,
  after: string,
  context: number,
  maxChanges: number,
): DiffPart[] | undefined {
  const changes = diffArrays(linesOf(before), linesOf(after), { maxEditLength: maxChanges });
  if (!changes) return undefined;
  const result = createParts({ before: 1, after: 1 });
  changes.forEach(({ added, removed, value }, index) => {
    const next = changes[index + 1];
    const previous = changes[index - 1];
    if (removed) result.changed(value, next?.added ? next.value : []);
    else if (added) {
      if (!previous?.removed) result.changed([], value);
    } else {
      const head = previous ? context : 0;
      const tail = next ? context : 0;
      const count = value.length - head - tail;
      // Hiding a single line saves nothing.
      if (count <= 1) result.same(value);
      else {
        const hidden = value.slice(head, value.length - tail);
        result.same(value.slice(0, head));
        result.skipped(count, count > MOST_HIDDEN ? undefined : hidden);
        result.same(value.slice(value.length - tail));
      }
    }
  });
  return result.parts;
}

/**
 * Returns the parts of hunks. What is between them isn't known.
 * @param maxChanges number of added and removed lines from which on there is no result
 */
export function partsOfHunks(hunks: readonly DiffHunk[], maxChanges: number): DiffPart[] | undefined {
  const result = createParts({ before: 1, after: 1 });
  for (const { newStart, lines } of hunks) {
    result.skipped(newStart - result.place().after);
    let [same, removed, added]: [string[], string[], string[]] = [[], [], []];
    const flush = (): void => {
      result.same(same);
      result.changed(removed, added);
      [same, removed, added] = [[], [], []];
    };
    for (const line of lines) {
      const text = line.slice(1);
      if (line.startsWith('-')) {
        // A line that is removed after added ones belongs to another change.
        if (added.length > 0) flush();
        removed.push(text);
      } else if (line.startsWith('+')) added.push(text);
      else if (!line.startsWith('\\')) {
        if (removed.length + added.length > 0) flush();
        same.push(text);
      }
    }
    flush();
  }
  const counts = countsOf(result.parts);
  return counts.added + counts.removed > maxChanges ? undefined : result.parts;
}
