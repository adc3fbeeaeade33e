/** What the toolbar says goes on the document, so that portals (dialogs, toasts) have it too. */
export function wear({ theme, language, direction }: Record<string, unknown>): void {
  const root = document.documentElement;
  root.dataset['theme'] = String(theme);
  root.lang = String(language);
  root.dir = String(direction);
}

/**
 * For a story in a frame on a documentation page, which Storybook tells nothing of the toolbar: wears what the page
 * around wears, now and after every change. Returns how to stop it, or nothing where there is no such page.
 */
export function wearAsAround(): (() => void) | undefined {
  const frame = window.frameElement;
  if (!frame?.closest('.sbdocs')) return undefined;
  const around = frame.ownerDocument.documentElement;
  const copy = () => wear({ theme: around.dataset['theme'], language: around.lang, direction: around.dir });
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(around, { attributes: true, attributeFilter: ['data-theme', 'lang', 'dir'] });
  return () => observer.disconnect();
}
