import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Options rendered on either side of the active one. More are added while scrolling, because rendering ten thousand
 * would freeze the browser.
 */
const PAGE = 100;

const around = (active: number) => ({ from: Math.max(0, active - PAGE), to: Math.max(0, active) + PAGE });

/** Returns the range of rendered options of a long list, which always includes the active one. */
export function useView(listbox: RefObject<HTMLElement | null>, length: number, active: number) {
  const [view, setView] = useState(() => around(active));
  const lost = view.from > 0 && view.from >= length;
  if (lost || (active >= 0 && (active < view.from || active >= view.to))) {
    const next = around(active);
    // A step over the edge keeps the visible options; a jump replaces them.
    const near = !lost && next.from <= view.to && next.to >= view.from;
    setView(near ? { from: Math.min(view.from, next.from), to: Math.max(view.to, next.to) } : next);
  }
  const before = useRef({ from: 0, height: 0 });
  useLayoutEffect(() => {
    const node = listbox.current;
    if (!node) return;
    // Rows were added above, so restore the position of the visible ones.
    if (view.from < before.current.from) node.scrollTop += node.scrollHeight - before.current.height;
    before.current = { from: view.from, height: node.scrollHeight };
  });
  const onScroll = (): void => {
    const node = listbox.current;
    if (!node) return;
    const { scrollTop, clientHeight, scrollHeight } = node;
    if (view.from > 0 && scrollTop <= 2 * clientHeight) setView({ ...view, from: Math.max(0, view.from - PAGE) });
    else if (view.to < length && scrollTop + 3 * clientHeight >= scrollHeight) setView({ ...view, to: view.to + PAGE });
  };
  return { ...view, onScroll };
}
