/** Applies the toolbar's settings to the document, so that portals (dialogs, toasts) get them too. */
export function applyGlobals({ theme, language, direction }: Record<string, unknown>): void {
  const root = document.documentElement;
  root.dataset['theme'] = String(theme);
  root.lang = String(language);
  root.dir = String(direction);
}

/**
 * Copies the settings of the surrounding documentation page to a story in a frame, now and after every change, because
 * Storybook doesn't pass the toolbar's settings to frames. Returns a function to unsubscribe, or nothing outside a
 * documentation page.
 */
export function copyPageGlobals(): (() => void) | undefined {
  const frame = window.frameElement;
  if (!frame?.closest('.sbdocs')) return undefined;
  const around = frame.ownerDocument.documentElement;
  const copy = () => applyGlobals({ theme: around.dataset['theme'], language: around.lang, direction: around.dir });
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(around, { attributes: true, attributeFilter: ['data-theme', 'lang', 'dir'] });
  return () => observer.disconnect();
}
