import { isElement } from '../layers/realm.ts';
const focusable = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled)';
/** Elements that use the arrow keys themselves get them after Enter. */
const takesArrows =
  ':is(textarea, select, [contenteditable], [role="separator"], [role="slider"], [role="tab"]), ' +
  'input:not([type="checkbox"], [type="button"], [type="submit"])';

export const cellOf = (node: EventTarget): HTMLTableCellElement | null =>
  isElement(node) ? node.closest<HTMLTableCellElement>('th, td') : null;

/** Elements that were tab stops before the grid became a single one. */
const stops = new WeakSet<Element>();

/**
 * Returns the interactive elements of a cell, without hidden elements and those that their component excludes from the
 * tab order.
 */
export const widgetsOf = (cell: Element): HTMLElement[] =>
  [...cell.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      (stops.has(element) || element.tabIndex >= 0) &&
      element.closest('[aria-hidden="true"], th, td') === cell &&
      element.checkVisibility?.() !== false,
  );

/** Returns the element that takes a cell's focus: its only button or link, or the cell itself. */
export function targetOf(cell: HTMLElement): HTMLElement {
  const [only, ...others] = widgetsOf(cell);
  return only && others.length === 0 && !only.matches(takesArrows) ? only : cell;
}

/** The tab stop of each grid. */
const reached = new WeakMap<Element, readonly HTMLElement[]>();

function leave(elements: Iterable<HTMLElement>, wanted: readonly HTMLElement[]): void {
  for (const element of elements) {
    if (wanted.includes(element)) continue;
    stops.add(element);
    element.tabIndex = -1;
  }
}

/** Moves the tab stop. In a cell that was entered, all its elements are tab stops. */
export function moveStop(frame: Element, target: HTMLElement): readonly HTMLElement[] {
  const inside = cellOf(target);
  const wanted = inside !== null && target !== targetOf(inside) ? [target, ...widgetsOf(inside)] : [target];
  leave(reached.get(frame) ?? [], wanted);
  for (const element of wanted) element.tabIndex = 0;
  reached.set(frame, wanted);
  return wanted;
}

/**
 * Makes it the only tab stop, because cells and their content may be added at any time. Too slow for every arrow key.
 */
export function leaveOneStop(frame: Element, target: HTMLElement): void {
  const wanted = moveStop(frame, target);
  const others = `:is(th, td):not([tabindex]), ${focusable}:not([tabindex="-1"])`;
  leave(frame.querySelectorAll<HTMLElement>(others), wanted);
}

export interface Place {
  row: number;
  column: number;
}

const clamp = (value: number, length: number): number => Math.max(0, Math.min(value, length - 1));

/**
 * Returns the cell at a position, or the nearest one, because rows are added and removed and may have a single cell.
 */
export function cellAt(frame: Element, { row, column }: Place): HTMLTableCellElement | undefined {
  const rows = frame.querySelector('table')?.rows;
  const cells = rows?.[clamp(row, rows.length)]?.cells;
  return cells?.[clamp(column, cells.length)];
}

export const placeOf = (cell: HTMLTableCellElement): Place => ({
  row: (cell.parentElement as HTMLTableRowElement | null)?.rowIndex ?? 0,
  column: cell.cellIndex,
});

const PAGE = 10;

/** Returns the target position of a key, or undefined for other keys. `forward` is the arrow to the next column. */
export function placeAfter(
  key: string,
  ctrl: boolean,
  { row, column }: Place,
  forward: 'ArrowRight' | 'ArrowLeft',
): Place | undefined {
  switch (key) {
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowRight':
    case 'ArrowLeft':
      return { row, column: column + (key === forward ? 1 : -1) };
    case 'PageDown':
      return { row: row + PAGE, column };
    case 'PageUp':
      return { row: row - PAGE, column };
    case 'Home':
      return { row: ctrl ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrl ? Infinity : row, column: Infinity };
    default:
      return undefined;
  }
}
