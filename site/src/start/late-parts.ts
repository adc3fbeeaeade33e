/** Parts of the page that are still the server's HTML. */
const waiting = new Set<symbol>();
const arrived = new Set<symbol>();
let tell: (() => void)[] = [];

/** Milliseconds after which a part counts as not coming: its script can't be had. */
const LONGEST_WAIT = 1000;

/** A part will hydrate by itself. @returns forgets about it */
export function expectPart(id: symbol): () => void {
  if (!arrived.has(id)) waiting.add(id);
  return () => settle(id);
}

/** A part has hydrated. */
export function partArrived(id: symbol): void {
  arrived.add(id);
  settle(id);
}

function settle(id: symbol): void {
  waiting.delete(id);
  if (waiting.size > 0) return;
  for (const one of tell) one();
  tell = [];
}

/**
 * Resolves when all parts have hydrated. What the page shows of its visitor mustn't change before: a part would then
 * differ from the HTML that it takes over, and React would make it anew.
 */
export async function partsArrived(): Promise<void> {
  if (waiting.size === 0) return;
  await new Promise<void>((resolve) => {
    tell.push(resolve);
    setTimeout(resolve, LONGEST_WAIT);
  });
}
