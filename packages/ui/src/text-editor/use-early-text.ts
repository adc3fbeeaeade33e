import { type RefObject, useState } from 'react';
import { useEarlyInput } from '../field/use-early-input.ts';
import { useMounted } from '../layers/use-mounted.ts';

const isArea = (element: HTMLElement | null): element is HTMLTextAreaElement => element?.matches('textarea') === true;

/**
 * Keeps and reports what was typed before hydration. React writes the initial text into a `<textarea>` that it hydrates,
 * so the typed one is read before.
 * @param id of the textarea, on the server too
 */
export function useEarlyText(
  id: string,
  area: RefObject<HTMLTextAreaElement | null>,
  initial: string,
  onText: ((text: string) => void) | undefined,
): void {
  const mounted = useMounted();
  const [early] = useState(() => {
    if (mounted || typeof document === 'undefined') return undefined;
    const element = document.getElementById(id);
    return isArea(element) ? element.value : undefined;
  });
  useEarlyInput(() => {
    const node = area.current;
    const typed = early ?? node?.value;
    if (!node || typed === undefined || typed === initial) return false;
    node.value = typed;
    onText?.(typed);
    return true;
  });
}
