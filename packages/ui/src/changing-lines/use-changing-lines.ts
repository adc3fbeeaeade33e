import { useCallback, useState } from 'react';

/** Whether a line opens, because it was added after the first render, or closes. Undefined: neither. */
export type LineChange = 'added' | 'removed' | undefined;

/** A line of a list that grows and shrinks. */
interface ChangingLine {
  /** Unique in the list. @default the position of the line */
  id?: string | undefined;
}

export interface DrawnLine<Line extends ChangingLine> {
  /** The id of the line, or its position. */
  id: string;
  line: Line;
  change?: LineChange;
}

const drawn = <Line extends ChangingLine>(line: Line, index: number): DrawnLine<Line> => ({
  id: line.id ?? String(index),
  line,
});

/** Returns the new lines with those that were removed, each after the line that it followed. */
function mergeLines<Line extends ChangingLine>(
  before: readonly DrawnLine<Line>[],
  lines: readonly Line[],
): DrawnLine<Line>[] {
  const known = new Map(before.map((one) => [one.id, one]));
  const merged = lines.map(drawn<Line>).map((one): DrawnLine<Line> => {
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
export function useChangingLines<Line extends ChangingLine>(lines: readonly Line[]) {
  const [given, setGiven] = useState(lines);
  const [shown, setShown] = useState(() => lines.map(drawn<Line>));
  if (given !== lines) {
    setGiven(lines);
    setShown(mergeLines(shown, lines));
  }
  const settle = useCallback(
    (id: string, change: LineChange) =>
      setShown((now) =>
        now
          .filter((one) => one.id !== id || one.change !== 'removed' || change !== 'removed')
          .map((one) => (one.id === id && one.change === change ? { ...one, change: undefined } : one)),
      ),
    [],
  );
  return { shown, settle };
}
