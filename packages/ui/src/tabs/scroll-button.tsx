import type { RefObject } from 'react';
import * as css from './tabs.css.ts';

interface ScrollButtonProps {
  end: 'before' | 'after';
  label: string;
  list: RefObject<HTMLElement | null>;
}

/** Scrolls the list by most of its width. For mouse users; others use arrow keys or swipe. */
export function ScrollButton({ end, label, list }: ScrollButtonProps) {
  const scroll = () => {
    const node = list.current;
    if (!node) return;
    const forward = (end === 'after') === (getComputedStyle(node).direction !== 'rtl');
    node.scrollBy({ left: (forward ? 0.8 : -0.8) * node.clientWidth });
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      className={css.scroll[end]}
      data-part={`scroll-${end}`}
      onClick={scroll}
    >
      <svg className={css.chevron[end]} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d="m6 4 4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
    </button>
  );
}
