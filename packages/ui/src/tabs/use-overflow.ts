import { useEffect, useState, type RefObject } from 'react';

/** Returns whether a horizontally scrolling list has hidden content at its start and end, in the writing direction. */
export function useOverflow(list: RefObject<HTMLElement | null>, active: boolean) {
  const [overflow, setOverflow] = useState({ before: false, after: false });
  useEffect(() => {
    const node = list.current;
    if (!node || !active) return undefined;
    const look = () => {
      // Negative in right-to-left text.
      const from = Math.abs(node.scrollLeft);
      const most = node.scrollWidth - node.clientWidth;
      const next = { before: from > 1, after: from < most - 1 };
      setOverflow((last) => (last.before === next.before && last.after === next.after ? last : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(node);
    for (const child of node.children) observer.observe(child);
    node.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      node.removeEventListener('scroll', look);
    };
  }, [list, active]);
  return overflow;
}
