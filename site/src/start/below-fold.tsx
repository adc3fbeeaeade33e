import type { ComponentType } from 'react';
import { documentScripts, preload } from './document-scripts.ts';
import { inBoundary, latePart } from './part-boundary.tsx';

/** Loads each part declared so far. */
const parts = new Set<() => Promise<unknown>>();

interface BelowFold<Props> {
  /** Loads the part's script. */
  load: () => Promise<ComponentType<Props>>;
  /** Selector of the element that the part begins with. */
  from: string;
  /** Message areas that the part needs. */
  areas: readonly string[];
}

/**
 * Returns the part of a page that begins below the first screen. It stays the server's HTML until the visitor stirs, or
 * until the page is at rest where it is in view from the start; only then its script is loaded. Rendering on the server
 * can't wait: there the part is loaded with the page, `import.meta.env.SSR ? whole(await load()) : belowFold(…)`. The
 * route names its module (`belowFold`), so that its styles come with the page's.
 */
export function belowFold<Props extends object>({ load, from, areas }: BelowFold<Props>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loading = async () => {
    const Part = await load();
    loaded = Part;
    return Part;
  };
  parts.add(loading);
  const fetching = () => {
    fetchBelow();
    return loading();
  };
  const Late = latePart(fetching, areas, () => isBelow(from));
  return inBoundary<Props>(() => loaded ?? Late);
}

/** Asks for all scripts that wait for a sign together: otherwise each would be found when the one that imports it has come. */
export function fetchBelow(): void {
  for (const href of documentScripts().below ?? []) preload(href);
}

/** Whether an element is out of sight, further down. */
function isBelow(selector: string): boolean {
  const element = document.querySelector(selector);
  return element !== null && element.getBoundingClientRect().top >= innerHeight;
}

/**
 * Whether the footer waits as well: on pages that have such a part. On others a first tap that changes the address would
 * wait for it, because React hydrates everything before it draws a navigation.
 */
export const footerWaits = (): boolean => parts.size > 0 && isBelow('footer');

/** Loads the parts of all pages loaded so far: a navigation shows its page whole. */
export const loadBelowFold = (): Promise<unknown> => Promise.all(Array.from(parts, (load) => load()));
