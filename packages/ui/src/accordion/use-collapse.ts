import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { useLatest } from '../layers/use-latest.ts';

const animates = (element: Element) => {
  const { transitionProperty, transitionDuration } = getComputedStyle(element);
  return (
    transitionProperty.includes('grid-template-rows') &&
    transitionDuration.split(',').some((time) => parseFloat(time) > 0)
  );
};

/**
 * Hides a closed panel by `hidden="until-found"`, so that its text stays in the document for crawlers and
 * find-in-page, and waits for the closing animation first. React knows only a boolean `hidden`, so after the first
 * render the attribute is ours. When the browser's search opens the panel (`beforematch`), `onFound` follows.
 * @param panel its parent is the element whose `grid-template-rows` is animated
 * @returns the `hidden` of the first render, the same on the server
 */
export function useCollapse(panel: RefObject<HTMLElement | null>, open: boolean, onFound: () => void): boolean {
  const [hiddenAtFirst] = useState(!open);
  const found = useLatest(onFound);

  useLayoutEffect(() => {
    const element = panel.current;
    const track = element?.parentElement;
    if (!element || !track) return undefined;
    if (open) {
      element.removeAttribute('hidden');
      return undefined;
    }
    const hide = () => element.setAttribute('hidden', 'until-found');
    if (element.hasAttribute('hidden') || !animates(track)) {
      hide();
      return undefined;
    }
    const onEnd = (event: Event) => event.target === track && hide();
    track.addEventListener('transitionend', onEnd);
    track.addEventListener('transitioncancel', onEnd);
    return () => {
      track.removeEventListener('transitionend', onEnd);
      track.removeEventListener('transitioncancel', onEnd);
    };
  }, [open, panel]);

  useEffect(() => {
    const element = panel.current;
    const onMatch = () => found.current();
    element?.addEventListener('beforematch', onMatch);
    return () => element?.removeEventListener('beforematch', onMatch);
  }, [panel, found]);

  return hiddenAtFirst;
}
