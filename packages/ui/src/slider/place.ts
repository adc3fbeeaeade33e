/** What a thumb does at its neighbour: stops, pushes it along, or passes it and takes its place. */
export type Collision = 'stop' | 'push' | 'swap';

/** Where thumbs may be, in positions. */
export interface ThumbRules {
  /** The last selectable position. */
  limit: number;
  /** Minimum distance of two thumbs. */
  gap: number;
  /** Maximum distance of two thumbs. */
  widest: number;
  collision: Collision;
}

/** Positions after a move, and the index of the thumb that moved: another one after a swap. */
export interface Placed {
  positions: number[];
  index: number;
}

const clamp = (value: number, lowest: number, highest: number): number => Math.max(lowest, Math.min(highest, value));

/** Returns the positions that a thumb can be moved to. A position already beyond the limit is kept. */
export function reachOf(positions: readonly number[], index: number, { limit, gap, widest, collision }: ThumbRules) {
  const own = positions[index] ?? 0;
  const before = positions[index - 1];
  const after = positions[index + 1];
  const end = Math.max(limit, positions.at(-1) ?? 0);
  if (collision === 'push') {
    return { lowest: before === undefined ? 0 : gap, highest: after === undefined ? Math.max(limit, own) : end - gap };
  }
  if (collision === 'swap' && positions.length > 1) {
    const other = before ?? after ?? 0;
    return { lowest: Math.max(0, other - widest), highest: Math.min(end, other + widest) };
  }
  return {
    lowest: Math.max(before === undefined ? 0 : before + gap, after === undefined ? 0 : after - widest),
    highest: Math.min(
      after === undefined ? Math.max(limit, own) : after - gap,
      before === undefined ? Number.POSITIVE_INFINITY : before + widest,
    ),
  };
}

/** Moves a thumb to a position, as far as the rules allow, and the other one with it if it has to. */
export function placeThumb(positions: readonly number[], index: number, to: number, rules: ThumbRules): Placed {
  const { lowest, highest } = reachOf(positions, index, rules);
  const at = clamp(to, lowest, highest);
  const otherIndex = index === 0 ? 1 : 0;
  const other = positions[otherIndex];
  if (rules.collision === 'stop' || other === undefined) return { positions: positions.with(index, at), index };
  const { gap, widest, collision } = rules;
  if (collision === 'push') {
    const pushed = index === 0 ? clamp(other, at + gap, at + widest) : clamp(other, at - widest, at - gap);
    return { positions: index === 0 ? [at, pushed] : [pushed, at], index };
  }
  const passes = index === 0 ? at > other && at - other >= gap : at < other && other - at >= gap;
  if (passes) return { positions: index === 0 ? [other, at] : [at, other], index: otherIndex };
  return { positions: index === 0 ? [Math.min(at, other - gap), other] : [other, Math.max(at, other + gap)], index };
}
