/** Key in history state: the number of open layers up to and including this one. */
const DEPTH = 'hosterLayers';

const layers: (() => void)[] = [];
/** History entries added for layers, and their URL. */
let entries = 0;
let address = '';
/** Our own back navigation fires the same event as the user's. */
let goingBack = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state && DEPTH in state && typeof state[DEPTH] === 'number' ? state[DEPTH] : 0;

/** The page navigated while a layer was open, so going back would undo that navigation. */
const elsewhere = () => depthOf(history.state) !== entries || location.href !== address;

function settle() {
  timer = undefined;
  if (goingBack) return;
  if (entries > 0 && elsewhere()) entries = 0;
  if (entries === 0) address = location.href;
  if (layers.length > entries) {
    // Keep the router's own state, so that it stays on the same entry.
    const state: unknown = history.state;
    history.pushState({ ...(typeof state === 'object' ? state : null), [DEPTH]: layers.length }, '');
    entries = layers.length;
  } else if (layers.length < entries) {
    goingBack = true;
    history.go(layers.length - entries);
    entries = layers.length;
  } else if (entries === 0) window.removeEventListener('popstate', onPop);
}

// Deferred: React's strict mode unmounts and remounts every layer, and a link is clicked before its navigation. Layers
// that close together go back once.
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
  // A layer that refuses to close gets its entry back.
  later();
}

/**
 * Lets the Back button and gesture close a layer. Adds a history entry and removes it when the layer closes otherwise.
 * A router sees these navigations but stays at the same URL with the same state.
 * @returns a function that removes the layer
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
