/** Calls whenever the document gets another theme, from the toolbar of Storybook. Returns how to stop it. */
export function onThemeChange(call: () => void): () => void {
  const observer = new MutationObserver(call);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
