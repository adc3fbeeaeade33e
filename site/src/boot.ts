import type { IntentMark } from './start/first-intent.ts';

/**
 * The only script that a document names. The first paint needs the network for itself, so the application's scripts are
 * asked for right after it; a page in a background tab, which is not painted, asks immediately.
 */
const { first: files = [] }: { first?: string[] } = JSON.parse(document.getElementById('scripts')?.textContent ?? '{}');

function load(): void {
  const [main, ...parts] = files;
  if (!main) return;
  // All at once: otherwise each file would be found only when the one that imports it has come.
  for (const href of parts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  void import(/* @vite-ignore */ main);
}

// What a visitor does before the handlers are attached counts, too.
for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'change'])
  addEventListener(sign, () => performance.mark('intent' satisfies IntentMark), {
    capture: true,
    passive: true,
    once: true,
  });

// See `pressed-before.ts`.
globalThis.clicksBefore = [];
addEventListener('click', (click) => globalThis.clicksBefore?.push(click), { capture: true });

if (document.hidden) load();
else requestAnimationFrame(() => setTimeout(load));
