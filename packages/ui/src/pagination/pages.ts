/**
 * Returns the page numbers to show: first, last, current and its neighbours. `null` is a gap of two or more pages. If
 * the last page is unknown, the list ends with a gap.
 */
export function pages(current: number, count: number, openEnd = false): (number | null)[] {
  const shown = new Set([1, count, current - 1, current, current + 1]);
  const list: (number | null)[] = [];
  for (let page = 1; page <= count; page += 1) {
    // A single missing page is shown, because it takes no more space than the gap.
    if (shown.has(page) || (shown.has(page - 1) && shown.has(page + 1))) list.push(page);
    else if (list.at(-1) !== null) list.push(null);
  }
  if (openEnd) list.push(null);
  return list;
}
