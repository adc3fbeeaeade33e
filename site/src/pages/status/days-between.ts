const DAY_MS = 86_400_000;

/** Calendar days (UTC) from the first to the last, as `2026-11-20`. */
export function daysBetween(from: string, to: string): string[] {
  const first = Date.parse(from);
  const count = Math.round((Date.parse(to) - first) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => new Date(first + index * DAY_MS).toISOString().slice(0, 10));
}
