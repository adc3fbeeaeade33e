interface Point {
  x: number;
  y: number;
}

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/**
 * Whether a mouse that was at `from` and is at `to` is on its way to `target`: inside the triangle between where it
 * was and the target's nearer edge. What it crosses on that way was not meant.
 */
export function isOnItsWay(from: Point, to: Point, target: Edges): boolean {
  const x = from.x <= target.left ? target.left : target.right;
  const upper = { x, y: target.top };
  const lower = { x, y: target.bottom };
  const signs = [turn(from, upper, to), turn(upper, lower, to), turn(lower, from, to)];
  return signs.every((sign) => sign >= 0) || signs.every((sign) => sign <= 0);
}
