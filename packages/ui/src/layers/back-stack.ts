/** Marks history entries of open layers: how many of them lie under this one, itself included. */
const DEPTH = 'hosterLayers';

const layers: (() => void)[] = [];
/** Entries that were added for layers, and the address they stand at. */
let entries = 0;
let address = '';
/** Our own way back is announced like the visitor's. */
let goingBack = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state && DEPTH in state && typeof state[DEPTH] === 'number' ? state[DEPTH] : 0;

/** The page went elsewhere while a layer was open: its entries are history, and going back would undo that. */
const elsewhere = () => depthOf(history.state) !== entries || location.href !== address;

function settle() {
  timer = undefined;
  if (goingBack) return;
  if (entries > 0 && elsewhere()) entries = 0;
  if (entries === 0) address = location.href;
  if (layers.length > entries) {
    // The router's own state is kept, so that it finds itself on the same entry.
    const state: unknown = history.state;
    history.pushState({ ...(typeof state === 'object' ? state : null), [DEPTH]: layers.length }, '');
    entries = layers.length;
  } else if (layers.length < entries) {
    goingBack = true;
    history.go(layers.length - entries);
    entries = layers.length;
  } else if (entries === 0) window.removeEventListener('popstate', onPop);
}

// Not at once: React's strict mode takes every layer away and brings it back, and a pressed link comes before its
// navigation. Several layers that close together are one way back.
const later = () => {
  timer ??= setTimeout(settle, 0);
};

function onPop(event: PopStateEvent) {
  if (goingBack) {
    goingBack = false;
    later();
    return;
  }
  const depth = depthOf(event.state);
  if (depth >= entries || location.href !== address) return;
  entries = depth;
  layers.at(-1)?.();
  // One that refuses to close gets its entry again.
  later();
}

/**
 * Lets the Back button and the back gesture of phones close a layer, by an entry in the history that is taken away
 * when the layer closes otherwise. A router hears of these ways back, and finds itself where it was: same address, same
 * state of its own.
 * @returns takes the layer away again
 */
export function pushBackLayer(onBack: () => void): () => void {
  layers.push(onBack);
  window.addEventListener('popstate', onPop);
  later();
  return () => {
    const index = layers.lastIndexOf(onBack);
    if (index >= 0) layers.splice(index, 1);
    later();
  };
}
