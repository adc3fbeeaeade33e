import { type ReactNode, useCallback, useState } from 'react';

export interface ReceiptLine {
  /** Unique in the receipt. Needed if lines are added or removed. @default the position of the line */
  id?: string | undefined;
  /** What is paid for. */
  label: ReactNode;
  /** Quiet words after the label: "× 3, 12 months". */
  note?: ReactNode;
  /** Amount of the line, usually a `Price`. */
  amount: ReactNode;
}

export interface DrawnLine {
  /** The id of the line, or its position. */
  id: string;
  line: ReceiptLine;
  /** Whether it opens, because it was added after the first render, or closes. @default neither */
  change?: 'added' | 'removed' | undefined;
}

const drawn = (line: ReceiptLine, index: number): DrawnLine => ({ id: line.id ?? String(index), line });

/** Returns the new lines with those that were removed, each after the line that it followed. */
function mergeLines(before: readonly DrawnLine[], lines: readonly ReceiptLine[]): DrawnLine[] {
  const known = new Map(before.map((one) => [one.id, one]));
  const merged = lines.map(drawn).map((one): DrawnLine => {
    const was = known.get(one.id);
    return { ...one, change: was === undefined || was.change === 'removed' ? 'added' : was.change };
  });
  const present = new Set(merged.map(({ id }) => id));
  for (const [index, one] of before.entries()) {
    if (present.has(one.id)) continue;
    const previous = before[index - 1]?.id;
    merged.splice(merged.findIndex(({ id }) => id === previous) + 1, 0, { ...one, change: 'removed' });
  }
  return merged;
}

/** Lines to draw: the given ones, and removed ones until they are closed. `settle` ends the change of a line. */
export function useChangingLines(lines: readonly ReceiptLine[]) {
  const [given, setGiven] = useState(lines);
  const [shown, setShown] = useState(() => lines.map(drawn));
  if (given !== lines) {
    setGiven(lines);
    setShown(mergeLines(shown, lines));
  }
  const settle = useCallback(
    (id: string, change: DrawnLine['change']) =>
      setShown((now) =>
        now
          .filter((one) => one.id !== id || one.change !== 'removed' || change !== 'removed')
          .map((one) => (one.id === id && one.change === change ? { ...one, change: undefined } : one)),
      ),
    [],
  );
  return { shown, settle };
}
