/** Calls back when the document's theme changes in Storybook's toolbar. Returns a function to unsubscribe. */
export function onThemeChange(call: () => void): () => void {
  const observer = new MutationObserver(call);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
