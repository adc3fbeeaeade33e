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
 * Returns whether a mouse moving from `from` to `to` is heading for `target`: inside the triangle between `from` and
 * the nearer edge of the target. Items crossed meanwhile are ignored.
 */
export function isOnItsWay(from: Point, to: Point, target: Edges): boolean {
  const x = from.x <= target.left ? target.left : target.right;
  const upper = { x, y: target.top };
  const lower = { x, y: target.bottom };
  const signs = [turn(from, upper, to), turn(upper, lower, to), turn(lower, from, to)];
  return signs.every((sign) => sign >= 0) || signs.every((sign) => sign <= 0);
}
