import { documentScripts, preload } from './document-scripts.ts';
import { firstIntent } from './first-intent.ts';

/** The parts asked for so far: each waits for the one before it. */
let queue: Promise<unknown> = Promise.resolve();

/** Whether a part stays the server's HTML for good. React then draws no navigation: it would wait for that part. */
export let isPartMissing = false;

/**
 * Loads a part of the page once the page is at rest, one part after the other so that no task is long; at the visitor's
 * first sign all at once. When its script cannot be had (offline, or gone after a deployment), this never resolves:
 * React then leaves the part as the server made it, whose links and forms work.
 * @param waits asked when it's the part's turn: whether it waits for that sign alone
 */
export function later<T>(load: () => Promise<T>, waits?: () => boolean | Promise<boolean>): Promise<T> {
  const below = queue.then(atRest).then(() => waits?.() ?? false);
  const loading = Promise.race([firstIntent(), below.then((is) => (is ? firstIntent() : undefined))]).then(load);
  const done = loading.catch(() => undefined);
  queue = Promise.race([done, below.then((is) => (is ? undefined : done))]);
  return loading.catch((error: unknown) => {
    isPartMissing = true;
    console.warn('A part of the page stays as the server made it', error);
    return new Promise<never>(() => undefined);
  });
}

/** Fetches what the visitor may want next, when all parts of the page are there. @returns how to forget about it */
export function atLast(fetch: () => void): () => void {
  let isWanted = true;
  const wait = async () => {
    await atRest();
    await queue;
    await idle();
    if (isWanted) fetch();
  };
  void wait();
  return () => {
    isWanted = false;
  };
}

/** Milliseconds after which a page that never rests counts as resting. */
const LONGEST_WAIT = 2000;

/** Resolves when the page has loaded and the browser has nothing better to do. */
async function atRest(): Promise<void> {
  await loaded();
  void fetchLate();
  await idle();
}

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no `requestIdleCallback`.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
    else setTimeout(resolve, 50);
  });

async function loaded(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

let isFetching = false;

/** Asks for the scripts that the document names for later, while nothing else needs the line. */
async function fetchLate(): Promise<void> {
  if (isFetching) return;
  isFetching = true;
  for (const href of documentScripts().late ?? []) {
    preload(href, 'low');
    // Each begins a request, milliseconds of a slow phone's time: all at once would be one long task.
    await idle();
  }
}
