/**
 * Which page numbers to show: ends, the current one and its neighbours; `null` is a gap of two pages or more. With an
 * open end nobody knows the last page: the list ends in a gap.
 */
export function pages(current: number, count: number, openEnd = false): (number | null)[] {
  const shown = new Set([1, count, current - 1, current, current + 1]);
  const list: (number | null)[] = [];
  for (let page = 1; page <= count; page += 1) {
    // One missing page is shown: its number takes no more room than the gap.
    if (shown.has(page) || (shown.has(page - 1) && shown.has(page + 1))) list.push(page);
    else if (list.at(-1) !== null) list.push(null);
  }
  if (openEnd) list.push(null);
  return list;
}
