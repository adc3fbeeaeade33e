export interface Move {
  /** Position of the focused thumb. */
  from: number;
  /** Positions allowed by its neighbours. */
  lowest: number;
  highest: number;
  /** Steps of Page Up, Page Down and Shift with an arrow. */
  page: number;
  rtl: boolean;
  vertical: boolean;
}

/**
 * Returns the position after a key press, or undefined for other keys. APG: Home and End move to the ends of this
 * thumb's own range.
 */
export function moveByKey(key: string, shift: boolean, { from, lowest, highest, page, rtl, vertical }: Move) {
  const along = rtl && !vertical ? -1 : 1;
  const arrow = shift ? page : 1;
  const steps: Record<string, number> = {
    ArrowRight: along * arrow,
    ArrowLeft: -along * arrow,
    ArrowUp: arrow,
    ArrowDown: -arrow,
    PageUp: page,
    PageDown: -page,
    Home: lowest - from,
    End: highest - from,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.max(lowest, Math.min(highest, from + step));
}
