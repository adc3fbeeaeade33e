import { type Location, useLocation } from 'react-router-dom';

/**
 * Key of what was last opened or sent. The same page in another language keeps it, so that nothing typed is cleared
 * and no notice takes the focus again.
 */
export function visitKey({ key, state }: Pick<Location, 'key' | 'state'>): string {
  const { visit } = (state ?? {}) as { visit?: unknown };
  return typeof visit === 'string' ? visit : key;
}

/** `visitKey` of the page that is shown. */
export const useVisitKey = (): string => visitKey(useLocation());
