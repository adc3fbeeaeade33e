import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { useLatest } from '../layers/use-latest.ts';

/** Returns whether closing is animated. Elements that aren't displayed have no animations. */
const animates = (element: Element) => {
  if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false;
  const { transitionProperty, transitionDuration } = getComputedStyle(element);
  return (
    transitionProperty.includes('grid-template-rows') &&
    transitionDuration.split(',').some((time) => parseFloat(time) > 0)
  );
};

/**
 * Hides a closed panel with `hidden="until-found"` after its closing animation, so that its content stays in the
 * document for crawlers and find-in-page. React supports only a boolean `hidden`, so the attribute is set manually after
 * the first render. Calls `onFound` when find-in-page opens the panel (`beforematch`).
 * @param panel the panel; its parent animates `grid-template-rows`
 * @returns the initial `hidden`, also on the server
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
