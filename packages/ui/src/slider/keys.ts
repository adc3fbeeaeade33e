export interface Move {
  /** Position of the focused thumb. */
  from: number;
  /** The positions it may take, its neighbours counted in. */
  lowest: number;
  highest: number;
  /** Steps of Page Up, Page Down and Shift with an arrow. */
  page: number;
  rtl: boolean;
  vertical: boolean;
}

/**
 * Where a key takes the focused thumb; undefined when the key is not a slider's. APG: Home and End go to the ends of
 * this thumb's own range.
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
