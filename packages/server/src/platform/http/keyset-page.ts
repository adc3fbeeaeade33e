/**
 * A page of a list that is read by the key of its last row.
 * @param rows one more than fits, if there are more
 * @param keyOf what the query for the next page takes
 * @returns `next`: null on the last page
 */
export function keysetPage<Row, Key>(
  rows: readonly Row[],
  size: number,
  keyOf: (row: Row) => Key,
): { results: Row[]; next: Key | null } {
  const results = rows.slice(0, size);
  const last = results.at(-1);
  return { results, next: rows.length > size && last !== undefined ? keyOf(last) : null };
}
