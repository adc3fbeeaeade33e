import { useLayoutEffect, useRef, type RefObject } from 'react';

const still = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;

/** Scrolls the selected tab into view and animates its indicator from the previous one. */
export function useChosenTab(list: RefObject<HTMLElement | null>, chosen: string | undefined) {
  const before = useRef<{ left: number; width: number }>(null);
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!tab || !list.current) return;
    const { scrollLeft, clientWidth } = list.current;
    const start = tab.offsetLeft - list.current.offsetLeft;
    // Scrolls the list only, not the page.
    if (start < scrollLeft || start + tab.offsetWidth > scrollLeft + clientWidth) list.current.scrollLeft = start;
    const from = before.current;
    before.current = { left: tab.offsetLeft, width: tab.offsetWidth };
    if (!from || still() || tab.offsetWidth === 0) return;
    const transform = `translateX(${from.left - tab.offsetLeft}px) scaleX(${from.width / tab.offsetWidth})`;
    tab.animate?.([{ transform }, { transform: 'none' }], {
      duration: 200,
      easing: 'ease-out',
      pseudoElement: '::after',
    });
  }, [list, chosen]);
}
