'use client';
import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { useMergedRef } from './use-merged-ref.ts';

/**
 * A named region that scrolls instead of the page, so that it needs to be a tab stop: only while something is hidden,
 * because a stop at a table that fits is useless. The server renders the stop, since it can't know.
 */
export function ScrollRegion({ ref, ...rest }: ComponentPropsWithRef<'div'>) {
  const region = useRef<HTMLDivElement>(null);
  const setRegion = useMergedRef(region, ref);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const node = region.current;
    if (!node || typeof ResizeObserver === 'undefined') return undefined;
    // Fractions of a pixel are rounded away from each other.
    const look = () => setScrolls(node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1);
    const observer = new ResizeObserver(look);
    observer.observe(node);
    for (const child of node.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  // −1 keeps the focus of a region that has it when its content becomes narrower.
  return <div role="region" tabIndex={scrolls ? 0 : -1} {...rest} ref={setRegion} />;
}
