/** Calendar month of a time, UTC: `2027-10`. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

const startOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

function monthAfter(month: string): string {
  const start = startOf(month);
  start.setUTCMonth(start.getUTCMonth() + 1);
  return monthOf(start);
}

/**
 * Divides bytes that were counted between two times among the months between, by their parts of that time. Nothing is
 * lost: the last month gets what rounding leaves.
 */
export function byMonth(bytes: bigint, from: Date, to: Date): Map<string, bigint> {
  const last = monthOf(to);
  const parts = new Map<string, bigint>();
  const span = BigInt(Math.max(0, to.getTime() - from.getTime()));
  let left = bytes;
  let begin = from;
  for (let month = monthOf(from); month < last; month = monthAfter(month)) {
    const end = startOf(monthAfter(month));
    const part = (bytes * BigInt(end.getTime() - begin.getTime())) / span;
    parts.set(month, part);
    left -= part;
    begin = end;
  }
  return parts.set(last, left);
}
